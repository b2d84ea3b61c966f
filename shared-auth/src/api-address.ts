const LOCAL_SERVER = 'http://localhost:3000/'

/**
 * The API's address, with a slash at the end (docs/product/calls.md). A configured address is used first; a relative
 * one is resolved against the page's address. Without a configured address it is the local server where the page's host
 * contains `localhost`, otherwise the hosted server. Throws where none of these is given.
 */
export function apiAddress(
  site: { api?: string | undefined; api_hospedada?: string | undefined },
  page: { href: string; host: string },
): string {
  const address = site.api ?? (page.host.includes('localhost') ? LOCAL_SERVER : site.api_hospedada)
  if (address === undefined) {
    throw new Error('The site configuration names neither `api` nor `api_hospedada`.')
  }
  const { href } = new URL(address, page.href)
  return href.endsWith('/') ? href : `${href}/`
}
