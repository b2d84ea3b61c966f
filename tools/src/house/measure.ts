import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../checks/run.ts'
import { besidePoint } from './beside.ts'
import { type Duplication, duplicationPoint } from './duplication.ts'
import { environmentPoint } from './environment-point.ts'
import { journeysPoint } from './journeys-point.ts'
import { type Finding, functionsPoint, typesPoint } from './linted.ts'
import { namesPoint } from './names.ts'
import { readingPoint } from './reading.ts'
import { sizePoint } from './size.ts'
import { isOfTests, readSources, readTexts } from './sources.ts'

const LINT = path.join(import.meta.dirname, 'house-lint.json')
const OF_TESTS = ['**/*.{test,spec,fixture}.{ts,tsx}', '**/testing/**', 'e2e/tests/**']
const NOT_READ = [...OF_TESTS, '**/node_modules/**', '**/dist/**', 'tools/fixtures/**']

/** The points that are measured in seconds. The others need the results of slower checks. */
export async function cheapPoints() {
  const [all, texts, findings, duplication] = await Promise.all([
    readSources(),
    readTexts(),
    lint(),
    findDuplication(),
  ])
  const sources = all.filter(({ file }) => !isOfTests(file))
  return {
    size: sizePoint(sources),
    functions: functionsPoint(findings),
    types: typesPoint(findings, sources),
    environment: environmentPoint(sources),
    duplication: duplicationPoint(duplication),
    journeys: journeysPoint(all),
    tests: besidePoint(all),
    names: namesPoint(sources),
    reading: readingPoint(texts),
  }
}

async function lint(): Promise<Finding[]> {
  const ignored = NOT_READ.map((pattern) => `--ignore-pattern=${pattern}`)
  const asked = ['--config', LINT, '--disable-nested-config', '--format=json', ...ignored]
  const { output } = await run('oxlint', asked)
  return (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics
}

interface Report {
  statistics: { total: { percentage: number } }
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[]
}

interface Place {
  name: string
  start: number
}

async function findDuplication(): Promise<Duplication> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'rumo-house-'))
  const asked = ['--min-tokens=40', '--min-lines=5', '--mode=weak', '--format=typescript,tsx']
  const ignored = `--ignore=${NOT_READ.join(',')}`
  const { output } = await run('jscpd', ['.', ...asked, ignored, '-r', 'json', '-o', folder.path])
  const report = await readFile(path.join(folder.path, 'jscpd-report.json'), 'utf8').catch(
    () => null,
  )
  if (report === null) throw new Error(`jscpd came to no report:\n${output}`)
  return duplicationIn(JSON.parse(report) as Report)
}

function duplicationIn({ statistics, duplicates }: Report): Duplication {
  return {
    percent: statistics.total.percentage,
    clones: duplicates.map(({ lines, firstFile, secondFile }) => ({
      lines,
      first: nameOf(firstFile),
      second: nameOf(secondFile),
    })),
  }
}

const nameOf = ({ name, start }: Place) => `${name}:${start}`
