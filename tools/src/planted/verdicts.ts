import path from 'node:path'

/** The result of a test file. `broken` means that it failed before any of its tests ran. */
export type Verdict = 'passed' | 'failed' | 'broken'

/** The part of Vitest's report that is used. */
export interface VitestReport {
  testResults: {
    /** An absolute path. */
    name: string
    status: string
    assertionResults: { status: string }[]
  }[]
}

/** The part of Playwright's report that is used. */
export interface PlaywrightReport {
  suites: { file: string; specs?: { ok: boolean }[]; suites?: PlaywrightReport['suites'] }[]
}

/** The verdict on each test file, by its path from the root. */
export type Verdicts = ReadonlyMap<string, Verdict>

export function verdictsOfVitest({ testResults }: VitestReport, root: string): Verdicts {
  return new Map(
    testResults.map(({ name, status, assertionResults }) => {
      const hasFailed = assertionResults.some((assertion) => assertion.status === 'failed')
      const otherwise = status === 'passed' ? 'passed' : 'broken'
      return [path.relative(root, name), hasFailed ? 'failed' : otherwise] as const
    }),
  )
}

/** Playwright names a file relative to the folder of the journeys. A file has a suite for each project. */
export function verdictsOfPlaywright({ suites }: PlaywrightReport, folder: string): Verdicts {
  const verdicts = new Map<string, Verdict>()
  for (const suite of suites) {
    const file = path.join(folder, suite.file)
    const hasFailed = !isOk(suite) || verdicts.get(file) === 'failed'
    verdicts.set(file, hasFailed ? 'failed' : 'passed')
  }
  return verdicts
}

function isOk({ specs = [], suites = [] }: PlaywrightReport['suites'][number]): boolean {
  return specs.every(({ ok }) => ok) && suites.every(isOk)
}

/** The files whose verdict is not the wanted one, with their verdicts. */
export function unlike(
  wanted: Verdict,
  files: readonly string[],
  verdicts: Verdicts,
): { file: string; verdict: Verdict | 'not run' }[] {
  return files
    .map((file) => ({ file, verdict: verdicts.get(file) ?? ('not run' as const) }))
    .filter(({ verdict }) => verdict !== wanted)
}
