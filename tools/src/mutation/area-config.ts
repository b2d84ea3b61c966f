import type { ViteUserConfig } from 'vitest/config'
import type { Area } from './areas.ts'

/** For a promise that a mutant never keeps. */
const TEST_TIMEOUT_MS = 20_000
const SEED = 'tools/src/mutation/seed.ts'

/** The repository's own Vitest configuration, with the tests of one area alone. */
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
      // A mutant of what runs at import has to be imported anew.
      isolate: true,
    },
  }
}
