import type { z } from 'zod'
import type { bundleManifest } from './bundle.schema.ts'

/** The file of a bundle's build that says what it is: a BundleManifest, as JSON. */
export const BUNDLE_MANIFEST = 'rumo.json'

/**
 * The version of what bundles and shell agree on: the lifecycle of host.ts, the exports of `@rumo/shared-auth`, the
 * shared singletons. It is raised by a change that a bundle built before could not go on with (docs/teams.md).
 */
export const CONTRACT_VERSION = 1

/** The oldest version that a shell of today still goes on with. */
export const OLDEST_CONTRACT = 1

export type BundleManifest = z.infer<typeof bundleManifest>

/** The words that tell one build of a bundle from another, such as `mf-public 0.1.0 (3adc37a0)`. */
export function buildWords({ name, version, commit }: Omit<BundleManifest, 'contract'>): string {
  return commit === null ? `${name} ${version}` : `${name} ${version} (${commit})`
}
