import { CACHES, type Composition } from '@rumo/contract'
import { enderecoInteiro } from '@rumo/contract/figura-menor'

/** The message by which the page tells the waiting worker to replace the running one, once the user agrees. */
export const USE_NOW = 'rumo:usar-agora'

/** What the worker knows of a request. */
export interface Asked {
  readonly method: string
  readonly url: string
  /** Whether the request is for a page that a tab is going to show. */
  readonly isNavigation: boolean
  readonly isPicture: boolean
}

/**
 * Where the answer to a request is looked for. A `page` and a `file` are stored, and belong to one composition. An
 * `other-page` comes from the network; without a network, the plain page is shown. A `picture` may be stored on the
 * device. With null, the browser goes on as if there were no worker.
 */
export type Answer = {
  readonly from: 'page' | 'file' | 'other-page' | 'picture'
  readonly address: string
} | null

/** Says how the worker of a composition answers a request; `origin` is that of the site. */
export function answerTo(asked: Asked, composition: Composition, origin: string): Answer {
  const { method, url, isNavigation, isPicture } = asked
  if (method !== 'GET') return null
  const { origin: itsOrigin, pathname, search } = new URL(url)
  const isOfSite = itsOrigin === origin && pathname.startsWith(composition.base)
  const address = pathname + search
  if (isNavigation) {
    if (!isOfSite) return null
    const page = pageOf(pathname, composition)
    if (page !== null) return { from: 'page', address: page }
    const { plain } = composition
    // A file of the site may be opened in a tab of its own.
    return plain === null || isFile(pathname) ? null : { from: 'other-page', address: plain }
  }
  // Files of the composition before this one are needed by pages that are still open.
  if (isOfSite && (address in composition.files || isVersioned(pathname, search))) {
    return { from: 'file', address }
  }
  // Only whole pictures are stored, so a request for a smaller copy gets the whole one.
  return isPicture ? { from: 'picture', address: enderecoInteiro(url) } : null
}

const isFile = (pathname: string) => /\/[^/]+\.\w+$/.test(pathname)

/** Whether the address changes when the content does. */
const isVersioned = (pathname: string, search: string) =>
  pathname.includes('/assets/') || search.startsWith('?v=')

/** The address of the page that answers a path of the site; null where the composition has none. */
function pageOf(pathname: string, { base, pages }: Composition): string | null {
  const segments = pathname.slice(base.length).split('/').filter(Boolean)
  const isAt = (sitePath: string) => {
    const own = sitePath.split('/').filter(Boolean)
    return (
      own.length === segments.length &&
      own.every((segment, place) => segment.startsWith('{') || segment === segments[place])
    )
  }
  const [, page = null] = Object.entries(pages).find(([sitePath]) => isAt(sitePath)) ?? []
  return page
}

export const cacheOf = ({ id }: Pick<Composition, 'id'>) => CACHES.site + id

/** The name of the empty cache that marks a composition as used. */
export const markOf = ({ id }: Pick<Composition, 'id'>) => CACHES.used + id

const namesOf = (one: Pick<Composition, 'id'>) => [cacheOf(one), markOf(one)]

/**
 * The caches of other compositions that are no longer needed. The composition that was used before this one keeps its
 * caches, because its pages may still be open. A composition that was stored only in part, or replaced while it waited,
 * was never used. `names` come oldest first, as a browser gives them.
 */
export function cachesToDrop(names: readonly string[], composition: Composition): string[] {
  const before = names.findLast(
    (name) => name.startsWith(CACHES.used) && name !== markOf(composition),
  )
  const id = before?.slice(CACHES.used.length)
  const needed = new Set([...namesOf(composition), ...(id === undefined ? [] : namesOf({ id }))])
  return names.filter(
    (name) => (name.startsWith(CACHES.site) || name.startsWith(CACHES.used)) && !needed.has(name),
  )
}
