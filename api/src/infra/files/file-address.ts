/**
 * The fields that hold the address of a file, in any answer or body. `imagem` is used in an exam that is being imported
 * or reviewed.
 */
const FIELD = /^(?:url_(?:arquivo|gabarito|imagem)|imagem)$/
/**
 * Such a field in the text of a JSON value. The same characters inside a string do not match, as their quotes are
 * escaped.
 */
const FIELD_IN_JSON =
  /"(url_(?:arquivo|gabarito|imagem)|imagem(?=":"arquivos\/))":("(?:[^"\\]|\\.)+")/g
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** More levels than any call accepts. Deeper levels are left as they are, because some JSON would exhaust the stack. */
const MAX_LEVELS = 32

/**
 * Makes the addresses of files in JSON absolute, because clients may be at another origin. Relative addresses are those
 * of the API, whose own address is `base`, with a slash at its end.
 */
export function withWholeAddresses(json: string, base: string): string {
  return json.replaceAll(FIELD_IN_JSON, (_field, name: string, value: string) => {
    return `"${name}":${JSON.stringify(wholeAddress(JSON.parse(value), base))}`
  })
}

function wholeAddress(address: string, base: string): string {
  if (WHOLE.test(address)) return address
  return address.startsWith('/') ? `${new URL(base).origin}${address}` : `${base}${address}`
}

/**
 * Makes the addresses of files in a request relative again, as they are stored: clients send back the absolute
 * addresses that they got. Only http and https addresses of the API are changed.
 */
export function withKeptAddresses(sent: unknown, base: string, levels = MAX_LEVELS): unknown {
  if (levels === 0) return sent
  if (Array.isArray(sent)) return sent.map((item) => withKeptAddresses(item, base, levels - 1))
  if (typeof sent !== 'object' || sent === null) return sent
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]: [string, unknown]) => [
      name,
      FIELD.test(name) && typeof value === 'string'
        ? keptAddress(value.trim(), new URL(base))
        : withKeptAddresses(value, base, levels - 1),
    ]),
  )
}

function keptAddress(address: string, { host, pathname }: URL): string {
  const [, path] = /^https?:\/\/[^/]*(\/.+)$/i.exec(address) ?? []
  // The address is parsed like the base, because some clients write the default port.
  if (path === undefined || URL.parse(address)?.host !== host) return address
  return path.startsWith(pathname) && path !== pathname ? path.slice(pathname.length) : path
}
