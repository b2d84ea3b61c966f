/**
 * Gives the address to answer for a request: below the base of the site, a path that cannot be decoded
 * is read as it is typed, so that it is one more path that nothing lies at. A server refuses it otherwise
 * before the site could show its page.
 */
export function decodableUrl(base: string): (request: { url?: string | undefined }) => string {
  return ({ url = '/' }) => {
    const [path = '', ...query] = url.split('?')
    if (!url.startsWith(base) || isDecodable(path)) return url
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
