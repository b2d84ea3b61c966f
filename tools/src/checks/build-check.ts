import { DEFAULT_BASE } from '../base-path.ts'
import { buildBundles } from '../build.ts'
import { PASSED, type Check } from './check.ts'

/** The bundles are built: what did not change since it was last built is not built again. */
export const buildCheck: Check = {
  title: 'build',
  run: async () => {
    await buildBundles(DEFAULT_BASE)
    return PASSED
  },
}
