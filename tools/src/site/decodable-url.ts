/**
 * The address to route a request by. Below the base of the site, a path that cannot be decoded is taken literally, so
 * that it gets the page 'not found'. Otherwise the server would refuse it first.
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
