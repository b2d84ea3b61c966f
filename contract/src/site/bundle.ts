import type { z } from 'zod'
import type { bundleManifest } from './bundle.schema.ts'

/** The file in a bundle's build that describes the build: a BundleManifest, as JSON. */
export const BUNDLE_MANIFEST = 'rumo.json'

/**
 * The version of what bundles and shell agree on: the lifecycle of host.ts, the exports of `@rumo/shared-auth`, the
 * shared singletons, and where the modules of a build look for these. A change with which bundles built earlier would no
 * longer work raises the version (docs/teams.md).
 */
export const CONTRACT_VERSION = 1

/** The oldest version that today's shell still works with. */
export const OLDEST_CONTRACT = 1

export type BundleManifest = z.infer<typeof bundleManifest>

/** The words that identify a build of a bundle, such as `mf-public 0.1.0 (3adc37a0)`. */
export function buildWords({ name, version, commit }: Omit<BundleManifest, 'contract'>): string {
  return commit === null ? `${name} ${version}` : `${name} ${version} (${commit})`
}
