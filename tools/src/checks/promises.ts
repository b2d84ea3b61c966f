import { LEVELS, type Level } from './levels.ts'

/** A promise of the product: a row of docs/tests.md. */
export interface Promised {
  words: string
  levels: readonly string[]
  /** The names of its tests, as the row writes them. */
  tests: readonly string[]
}

/** A test file or a check, which may prove promises. */
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

/** Compares the total that the text states with the number of promises. */
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
