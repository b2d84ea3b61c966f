/** The name of the global variable in which the site's service worker finds its Composition. */
export const COMPOSITION_NAME = 'RUMO_COMPOSITION'

/** The files of the service worker and of the web app manifest, relative to the site's base. */
export const WORKER_FILE = 'sw.js'
export const APP_MANIFEST_FILE = 'rumo.webmanifest'

/**
 * Names of the browser's caches. `site` and `used` are prefixes, followed by the id of a composition; the `used` cache
 * is empty and marks a composition as in use. `pictures` is the whole name of the cache for pictures that the user
 * saved for offline use.
 */
export const CACHES = { site: 'rumo-site-', used: 'rumo-usado-', pictures: 'rumo-figuras' } as const

/**
 * One composition of the site: the pages and bundle files that belong together
 * (docs/adr/020-installed-and-without-a-network.md). The compose step writes it into the service worker.
 */
export interface Composition {
  /** Unique to each composition. */
  readonly id: string
  /** The path below which everything is served, with a slash at both ends. */
  readonly base: string
  /**
   * The files that the worker caches, by address. The value is the SHA-256 of the content in base64, or null where the
   * address itself changes with the content.
   */
  readonly files: Readonly<Record<string, string | null>>
  /** The address of the page that answers a path of the site; a segment of the path may be `{id}`. */
  readonly pages: Readonly<Record<string, string>>
  /** The address of a page without prerendered content; null where there is none. */
  readonly plain: string | null
}
