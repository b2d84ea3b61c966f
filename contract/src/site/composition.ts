/** The name by which the worker of a site finds its Composition. */
export const COMPOSITION_NAME = 'RUMO_COMPOSITION'

/** The files of the worker and of the web app manifest, below the site's base. */
export const WORKER_FILE = 'sw.js'
export const APP_MANIFEST_FILE = 'rumo.webmanifest'

/**
 * The beginning of the name of each cache of the site, and of the empty one that marks a composition as used; the whole
 * name of that of the pictures taken along.
 */
export const CACHES = { site: 'rumo-site-', used: 'rumo-usado-', pictures: 'rumo-figuras' } as const

/**
 * One composition of the site: the pages and the files of bundles that belong together
 * (docs/adr/020-installed-and-without-a-network.md). The compose step writes it into the worker.
 */
export interface Composition {
  /** Differs from that of every other composition. */
  readonly id: string
  /** The path that everything is served under, with a slash at both ends. */
  readonly base: string
  /**
   * What the worker keeps, by address: the SHA-256 of its content in base64, or null where the address itself changes
   * with the content.
   */
  readonly files: Readonly<Record<string, string | null>>
  /** The address whose page answers a path of the site; a segment of the path may be `{id}`. */
  readonly pages: Readonly<Record<string, string>>
  /** The address of a page that draws nothing ahead; null where there is none. */
  readonly plain: string | null
}
