import path from 'node:path'
import { type Point, scoreOf } from './point.ts'
import { isOfTests, type Source } from './sources.ts'

/** The places of rules, which are neither screens nor routes nor queries. */
const OF_RULES =
  /^contract\/src\/|^api\/src\/.*\.service\.ts$|^exam-pdf\/src\/|^tools\/src\/(?!commands\/)/
/** Matches a file that exports a function. */
const GIVES_CODE = /^export (async )?function |^export const \w+ = (async )?\(/m
const LEAST_PERCENT = 80
const HALF_PERCENT = 50

/** Files with rules should have a test in the same folder that has their name or imports them. */
export function besidePoint(sources: readonly Source[]): Point {
  const tests = Map.groupBy(
    sources.filter(({ file }) => /\.test\.tsx?$/.test(file)),
    ({ file }) => path.dirname(file),
  )
  const rules = sources.filter(
    ({ file, text }) =>
      OF_RULES.test(file) &&
      !isOfTests(file) &&
      !file.endsWith('.suite.ts') &&
      GIVES_CODE.test(text),
  )
  const bare = rules.filter(
    ({ file }) => !(tests.get(path.dirname(file)) ?? []).some((test) => isTestOf(test, file)),
  )
  const percent = rules.length === 0 ? 100 : (100 * (rules.length - bare.length)) / rules.length
  const isFull = percent >= LEAST_PERCENT
  return {
    name: 'tests',
    score: scoreOf(isFull, percent >= HALF_PERCENT),
    measured: `${percent.toFixed(0)} % of ${rules.length} files with rules have a test beside them`,
    limit: `at least ${LEAST_PERCENT} %`,
    missing: isFull ? [] : bare.map(({ file }) => `a test beside ${file}`),
  }
}

function isTestOf(test: Source, file: string): boolean {
  const base = path.basename(file)
  const noun = base.split('.')[0] ?? ''
  return path.basename(test.file).startsWith(`${noun}.`) || test.text.includes(`'./${base}'`)
}
