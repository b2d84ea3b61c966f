/** The fields that hold the address of a file, in whatever answer or body: `imagem` in an exam that is read or reviewed. */
const FIELD = /^(?:url_(?:arquivo|gabarito|imagem)|imagem)$/
/** Such a field in the text of a JSON value: what looks like one inside a string has its quotes escaped. */
const FIELD_IN_JSON =
  /"(url_(?:arquivo|gabarito|imagem)|imagem(?=":"arquivos\/))":("(?:[^"\\]|\\.)+")/g
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** Deeper than anything that a call takes. What lies below is passed over: some JSON would exhaust the stack. */
const MAX_LEVELS = 32

/**
 * Gives JSON with the addresses of files made whole, as clients of other origins need them: what is relative lies at
 * the API, whose own address is `base`, with a slash at its end.
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
 * Gives what was sent with the addresses of files as they are kept, for a client sends what it read: what lies at the
 * API, by http or https, is relative again.
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
  // Parsed like the base: some write out the default port.
  if (path === undefined || URL.parse(address)?.host !== host) return address
  return path.startsWith(pathname) && path !== pathname ? path.slice(pathname.length) : path
}
