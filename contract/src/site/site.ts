import type { z } from 'zod'
import type { Remote } from './remotes.ts'
import type * as schema from './site.schema.ts'

/** The college that the site prepares for. */
export type Faculdade = z.infer<typeof schema.faculdade>

/** What a deployment decides: its operator writes it, and no bundle is built again for it. */
export type SiteSettings = z.infer<typeof schema.siteSettings>

/** A remote as the page knows it: its entry was fixed when the site was composed. */
export interface PlacedRemote extends Remote {
  entry: string
  /** Its build, in words (bundle.ts); missing where the build does not say. */
  build?: string
}

/** What the compose step writes into every page of the site, as JSON. */
export interface SiteConfig extends Omit<SiteSettings, 'servidores_da_api' | 'sem_remotos'> {
  /** The path that everything is served under, with a slash at both ends. */
  base: string
  remotes: readonly PlacedRemote[]
  /** Which build of the shell the page has, in words. */
  build?: string
}

export const SITE_CONFIG_ID = 'rumo-config'
