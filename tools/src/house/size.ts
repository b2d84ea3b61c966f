import { type Point, scoreOf } from './point.ts'
import type { Source } from './sources.ts'

const MOST_LINES = 250
const MOST_P90_LINES = 120

/** No file should be long, and nine of ten should be short. */
export function sizePoint(sources: readonly Source[]): Point {
  const sizes = sources
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .toSorted((a, b) => b.lines - a.lines)
  const p90 = sizes[Math.floor(sizes.length / 10)]?.lines ?? 0
  const long = sizes.filter(({ lines }) => lines > MOST_LINES)
  const isShort = p90 <= MOST_P90_LINES
  const above = sizes.filter(({ lines }) => lines > MOST_P90_LINES).length
  return {
    name: 'size',
    score: scoreOf(long.length === 0 && isShort, long.length === 0 || isShort),
    measured: `${sizes.length} files, the longest ${sizes[0]?.lines ?? 0} lines, nine of ten at most ${p90}`,
    limit: `at most ${MOST_LINES}, nine of ten at most ${MOST_P90_LINES}`,
    missing: [
      ...long.map(({ file, lines }) => `split ${file}, ${lines} lines`),
      ...(isShort
        ? []
        : [
            `${above - Math.floor(sizes.length / 10)} fewer files above ${MOST_P90_LINES} lines, of ${above}`,
          ]),
    ],
  }
}
