import type { Faculdade, SiteConfig } from './site.ts'

/** All that the shell gives to a remote at its mount; only the session crosses besides. */
export interface HostProps {
  /**
   * The element that the remote may fill. It may hold what the remote's own Prerender gave for this path: hydrate it.
   */
  readonly slot: HTMLElement
  /** The site's base path without the slash at its end: the basename of the remote's router. */
  readonly basename: string
  readonly faculdade: Faculdade
  /** Other origins whose exam PDFs open inside the page: the page's policy lets it read and embed them. */
  readonly origensDeArquivos: readonly string[]
  /** Reports that the remote broke while it was shown: the shell removes it and offers to try again. */
  readonly fail: (error: unknown) => void
  /** Navigates to a path of the site that may belong to another remote; the path has no base. */
  readonly navigate: (path: string) => void
}

/**
 * The event by which the shell asks, on the window, before the browser's Back or Forward is followed: a remote that
 * has something to lose prevents its default, and then leads the browser back to where it was.
 */
export const BEFORE_STEP = 'rumo:before-step'

/** A page that is to be drawn before any script runs: a path of the site, below its base. */
export interface PageToDraw {
  readonly site: SiteConfig
  readonly path: string
}

/**
 * What `src/prerender.tsx` of a bundle exports under this name. Gives the markup that the bundle shows first at a path
 * to a visitor without a session, with no attribute `style` and no script in it (docs/adr/019-pages-before-scripts.md).
 */
export type Prerender = (page: PageToDraw) => Promise<string> | string

/** The module that a remote exposes: the lifecycle that single-spa calls. */
export interface RemoteEntry {
  readonly bootstrap: (props: HostProps) => Promise<void>
  readonly mount: (props: HostProps) => Promise<void>
  readonly unmount: (props: HostProps) => Promise<void>
}
