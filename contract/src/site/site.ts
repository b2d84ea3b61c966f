import type { z } from 'zod'
import type { Remote } from './remotes.ts'
import type * as schema from './site.schema.ts'

/** The college whose exam the site prepares for. */
export type Faculdade = z.infer<typeof schema.faculdade>

/** The settings of a deployment. Its operator writes them; changing them needs no new build of a bundle. */
export type SiteSettings = z.infer<typeof schema.siteSettings>

/** A remote in the page's configuration; `entry` was fixed when the site was composed. */
export interface PlacedRemote extends Remote {
  entry: string
  /** The address of the exposed module, for a visitor's first screen; missing where its build does not state it. */
  module?: string
  /** The name of its build (bundle.ts); missing where the build does not state it. */
  build?: string
}

/** The configuration that the compose step writes into every page of the site, as JSON. */
export interface SiteConfig extends Omit<SiteSettings, 'servidores_da_api' | 'sem_remotos'> {
  /** The path below which everything is served, with a slash at both ends. */
  base: string
  remotes: readonly PlacedRemote[]
  /** The name of the shell's build. */
  build?: string
}

export const SITE_CONFIG_ID = 'rumo-config'
