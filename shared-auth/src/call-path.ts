/**
 * The path of a call with its `{name}` segments filled in, relative to the API's address, that is, without a leading
 * slash. Throws where a segment has no value.
 */
export function callPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.slice(1).replaceAll(/\{(\w+)\}/g, (_segment, name: string) => {
    const value = values.get(name)
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`${path} needs a value for {${name}}.`)
    }
    return encodeURIComponent(value)
  })
}
