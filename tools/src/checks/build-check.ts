import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { PASSED, type Check } from './check.ts'

/** Builds the bundles. A bundle that has not changed since its last build is not built again. */
export const buildCheck: Check = {
  title: 'build',
  run: async () => {
    await buildBundles(DEFAULT_BASE)
    return PASSED
  },
}
