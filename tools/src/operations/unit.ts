/** The settings of a systemd unit by their names. When a name occurs twice, the last one counts. */
export const readUnit = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]))

/** The variables in the unit's `Environment`. None of their values has a space. */
export const environmentOf = (unit: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    (unit.get('Environment') ?? '').split(' ').map((pair) => {
      const [key = '', value = ''] = pair.split('=')
      return [key, value]
    }),
  )
