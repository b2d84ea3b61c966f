import type { ViteUserConfig } from 'vitest/config'
import type { Area } from './areas.ts'

/** Ends a test whose promise a mutant never settles. */
const TEST_TIMEOUT_MS = 20_000
const SEED = 'tools/src/mutation/test-seed.ts'

/** The repository's Vitest configuration with only the tests of one area. */
export function areaConfig(
  { test: { projects = [], ...shared } = {}, ...base }: ViteUserConfig,
  { project, tests }: Pick<Area, 'project' | 'tests'>,
): ViteUserConfig {
  const own = projects
    .map((one) => (typeof one === 'object' && 'test' in one ? one.test : undefined))
    .find((one) => one?.name === project)
  if (!own) throw new Error(`Vitest has no project ${project}.`)
  return {
    ...base,
    test: {
      ...shared,
      ...own,
      include: [...tests],
      setupFiles: [own.setupFiles ?? [], SEED].flat(),
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      // Code that runs at import must be imported again for each mutant.
      isolate: true,
    },
  }
}
