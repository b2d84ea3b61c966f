import type { Faculdade, SiteConfig } from './site.ts'

/**
 * Everything that the shell gives to a remote when it is mounted. Apart from these, shell and remote share only the
 * session.
 */
export interface HostProps {
  /**
   * The element that the remote may fill. It may already hold the markup of the remote's own Prerender for this path,
   * which the remote then has to hydrate or to replace.
   */
  readonly slot: HTMLElement
  /** The site's base path without the final slash: the basename of the remote's router. */
  readonly basename: string
  readonly faculdade: Faculdade
  /**
   * Other origins whose exam PDFs open inside the page: the page's security policy allows reading and embedding them.
   */
  readonly origensDeArquivos: readonly string[]
  /** Reports that the remote failed while it was shown: the shell removes it and offers to try again. */
  readonly fail: (error: unknown) => void
  /** Navigates to a path of the site, which may belong to another remote; the path is given without the base. */
  readonly navigate: (path: string) => void
}

/**
 * The event that the shell dispatches on the window before it follows the browser's Back or Forward. A remote with
 * unsaved work calls preventDefault, and then has to bring the browser back to the earlier page itself.
 */
export const BEFORE_STEP = 'rumo:before-step'

/** A page to draw before any script runs: a path of the site, relative to its base. */
export interface PageToDraw {
  readonly site: SiteConfig
  readonly path: string
}

/**
 * The type of the function that a bundle's `src/prerender.tsx` exports under this name. It returns the markup that the
 * bundle shows first at a path, to a visitor without a session. The markup must contain no `style` attribute and no
 * script (docs/adr/019-pages-before-scripts.md).
 */
export type Prerender = (page: PageToDraw) => Promise<string> | string

/**
 * The attribute that marks an element of such markup as a loading state. The shell then offers to try again sooner than
 * where there is something to read.
 */
export const LOADING_STATE = 'data-loading'

/** What a bundle's `src/prerender.tsx` exports. */
export interface PrerenderModule {
  readonly prerender: Prerender
  /**
   * Whether `prerender` also draws the pages of paths with `{id}`, each the same for every record. Without it, such a page
   * appears when its scripts have loaded.
   */
  readonly drawsRecords?: boolean
}

/** The module that a remote exposes: the lifecycle functions that single-spa calls. */
export interface RemoteEntry {
  readonly bootstrap: (props: HostProps) => Promise<void>
  /**
   * Resolves when the screen shows what the user came for. The rest of the shell waits for that, at most a second.
   */
  readonly mount: (props: HostProps) => Promise<void>
  readonly unmount: (props: HostProps) => Promise<void>
}
