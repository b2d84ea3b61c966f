const LOCAL_SERVER = 'http://localhost:3000/'

/**
 * Where the API is, with a slash at the end (docs/product/calls.md). A configured address wins, a
 * relative one is resolved against the page; without one, the local server when the page's host
 * contains `localhost`, otherwise the hosted one. Throws when nothing of this is given.
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
