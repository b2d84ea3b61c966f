/** The settings of a unit of systemd by their names; of one that is there twice, the last. */
export const readUnit = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]))

/** The variables that its `Environment` sets; none of them has a space in it. */
export const environmentOf = (unit: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    (unit.get('Environment') ?? '').split(' ').map((pair) => {
      const [key = '', value = ''] = pair.split('=')
      return [key, value]
    }),
  )
