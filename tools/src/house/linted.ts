import { type Point, scoreOf } from './point.ts'
import { codeOf, type Source } from './sources.ts'

/** A finding of the linter with house-lint.json. */
export interface Finding {
  code: string
  message: string
  filename: string
}

const TOO_LONG = 'eslint(max-lines-per-function)'
/** With at most this many long functions the point gets half of its score. */
const HALF_LONG = 60

/** No function should have more than 60 lines. */
export function functionsPoint(found: readonly Finding[]): Point {
  const long = found
    .filter(({ code }) => code === TOO_LONG)
    .map(({ filename, message }) => ({ ...partsOf(message), filename }))
    .toSorted((a, b) => b.lines - a.lines)
  return {
    name: 'functions',
    score: scoreOf(long.length === 0, long.length <= HALF_LONG),
    measured: `${long.length} above 60 lines`,
    limit: 'none',
    missing: long.map(
      ({ name, lines, filename }) => `split ${name} in ${filename}, ${lines} lines`,
    ),
  }
}

function partsOf(message: string): { name: string; lines: number } {
  const { name = 'a function', lines = 0 } =
    /^The .*?function(?: `(?<name>.+)`)? has too many lines \((?<lines>\d+)\)/.exec(message)
      ?.groups ?? {}
  return { name, lines: Number(lines) }
}

/** With at most this many findings the point gets half of its score. */
const HALF_UNTYPED = 10

/** There should be no `any`, no cast through `unknown` and no suppressed type error. */
export function typesPoint(found: readonly Finding[], sources: readonly Source[]): Point {
  const loose = [
    ...found
      .filter(({ code }) => code !== TOO_LONG)
      .map(({ filename, message }) => `${filename}: ${message}`),
    ...sources
      .filter(({ text }) => /\bas unknown\s+as\b/.test(codeOf(text)))
      .map(({ file }) => `${file}: a cast through unknown`),
  ]
  return {
    name: 'types',
    score: scoreOf(loose.length === 0, loose.length <= HALF_UNTYPED),
    measured: `${loose.length} files or lines with any, a cast through unknown or @ts-ignore`,
    limit: 'none',
    missing: loose,
  }
}
