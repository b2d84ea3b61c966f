import { type Point, scoreOf } from './point.ts'
import { codeOf, type Source } from './sources.ts'

const READS = /process\.env\b|import\.meta\.env\b/
/** A read that the linter is told to allow does not count. */
const EXCUSED = /^.*oxlint-disable-next-line node\/no-process-env -- .*\n.*$/gm

/** In each program (package) one file reads the environment. */
export function environmentPoint(sources: readonly Source[]): Point {
  const byPackage = Map.groupBy(
    sources
      .filter(({ file }) => file.includes('/src/'))
      .filter(({ text }) => READS.test(codeOf(text.replaceAll(EXCUSED, ''))))
      .map(({ file }) => file),
    (file) => file.split('/')[0] ?? '',
  )
  const shared = [...byPackage].filter(([, files]) => files.length > 1)
  return {
    name: 'environment',
    score: scoreOf(shared.length === 0, shared.length === 1),
    measured: `${byPackage.size} programs read it, ${shared.length} of them in several files`,
    limit: 'one file a program',
    missing: shared.map(([name, files]) => `one reader in ${name}: ${files.join(', ')}`),
  }
}
