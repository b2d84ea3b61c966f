import path from 'node:path'
import { ABOUT_NGINX, journeyFiles, SERVED_BY_NOBODY } from './journey-sites.ts'

/** The levels at which promises are tested (docs/tests.md says what each is for). */
const LEVELS = [
  'rule',
  'component',
  'API',
  'SQLite',
  'PostgreSQL',
  'journey',
  'nginx',
  'section 7',
  'static',
] as const
export type Level = (typeof LEVELS)[number]

/** A promise of the product: a row of docs/tests.md. */
export interface Promised {
  words: string
  levels: readonly string[]
  /** The names of its tests there. */
  tests: readonly string[]
}

/** A test file or a check. */
export interface Proof {
  /** From the root of the repository. */
  file: string
  levels: readonly Level[]
}

const ROW = /^\| (?<words>.+?) +\| (?<levels>[^|]+?) +\| (?<tests>[^|]+?) +\|$/

/** The promises of the tables that begin with `Promise`. */
export function promisedIn(text: string): Promised[] {
  const promised: Promised[] = []
  let isInTable = false
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) isInTable = false
    const { words, levels, tests } = ROW.exec(line)?.groups ?? {}
    if (isInTable && words && levels && tests && !words.startsWith('-')) {
      promised.push({ words, levels: levels.split(', '), tests: tests.split(', ') })
    }
    if (line.startsWith('| Promise ')) isInTable = true
  }
  return promised
}

/** The number of promises of each level: the last number of its row in the first table. */
export function countsIn(text: string): Map<string, number> {
  const rows = text.matchAll(/^\| (?<level>[\w ]+?) +\|.*\| +(?<count>\d+) +\|$/gm)
  return new Map([...rows].map(({ groups }) => [groups?.level ?? '', Number(groups?.count)]))
}

/** The levels of a test file, by its path and its source. */
export function levelsOf(file: string, source: string): readonly Level[] {
  if (file.startsWith('e2e/tests/')) return levelsOfJourneys(file, source)
  if (!/\.test\.tsx?$/.test(file)) return ['static']
  if (/(?:^|[./])sqlite\.test\.ts$/.test(file)) return ['SQLite']
  if (/(?:^|[./])postgres\.test\.ts$/.test(file)) return ['PostgreSQL']
  const isOnDatabase = /from '.*testing\/(?:api|database)\.ts'/.test(source)
  if (file.startsWith('api/') && isOnDatabase) return ['API']
  return [file.endsWith('.tsx') ? 'component' : 'rule']
}

/** Tags of journeys that run behind nginx. */
const OF_NGINX = /'@(?:served|both)'/

/** Files of journeys that never run behind nginx but are tagged for it: such journeys would run nowhere. */
export function misplacedTags(file: string, source: string): string[] {
  if (!isOneOf(SERVED_BY_NOBODY, file) || !OF_NGINX.test(source)) return []
  return [`${file}: behind nginx nothing of it is run, whatever its tags say`]
}

const isOneOf = (names: readonly string[], file: string) =>
  journeyFiles(names).some((pattern) => path.matchesGlob(file, pattern))

function levelsOfJourneys(file: string, source: string): readonly Level[] {
  if (/\/(?:gallery-)?(?:section|secao)7/.test(file)) return ['section 7']
  if (isOneOf(ABOUT_NGINX, file)) return ['nginx']
  return OF_NGINX.test(source) ? ['journey', 'nginx'] : ['journey']
}

/** The mistakes of docs/tests.md. */
export function problemsOf(text: string, proofs: readonly Proof[]): string[] {
  const promised = promisedIn(text)
  const problems = promised.flatMap((one) => problemsOfRow(one, proofs))
  const counts = countsIn(text)
  const miscounted = LEVELS.flatMap((level) => {
    const count = promised.filter(({ levels }) => levels.includes(level)).length
    const said = counts.get(level)
    return said === count ? [] : [`${level}: ${said ?? 'no'} promises are counted, ${count} named`]
  })
  return [...problems, ...miscounted, ...wrongTotal(text, promised.length)]
}

/** Compares the total that the text names. */
function wrongTotal(text: string, count: number): string[] {
  const said = /\bof (?<total>\d+) promises/.exec(text)?.groups?.total
  return Number(said) === count
    ? []
    : [`of ${said ?? 'no'} promises is spoken, and there are ${count}`]
}

function problemsOfRow({ words, levels, tests }: Promised, proofs: readonly Proof[]): string[] {
  const found = tests.map((name) => ({
    name,
    of: proofs.filter(({ file }) => isCalled(file, name)),
  }))
  const wrong = found.filter(({ of }) => of.length !== 1)
  if (wrong.length > 0) {
    return wrong.map(({ name, of }) => `${words}: ${of.length} test files are called ${name}`)
  }
  const own = new Set<string>(found.flatMap(({ of }) => of.flatMap(({ levels: at }) => at)))
  const wanted = LEVELS.filter((level) => own.has(level)).join(', ')
  return wanted === levels.join(', ') ? [] : [`${words}: its tests are at ${wanted}`]
}

/** A test is named by the end of its path, without `.test.ts`. */
function isCalled(file: string, name: string): boolean {
  const stem = file.replace(/(?:\.test)?\.tsx?$/, '')
  return stem === name || stem.endsWith(`/${name}`)
}
