import { type Point, scoreOf } from './point.ts'

/** What the checks of dependencies know. */
export interface Dependencies {
  /** The rules that are broken, and by whom. */
  broken: readonly string[]
  /** The rules that no longer fire on the violation planted for them. */
  silent: readonly string[]
  /** The modules that lead back to themselves, be it by types alone. */
  circular: readonly string[]
}

/** Who may import whom: it holds, and what says so is awake. */
export function boundariesPoint({ broken, silent }: Dependencies): Point {
  return {
    name: 'boundaries',
    score: scoreOf(broken.length + silent.length === 0, broken.length === 0),
    measured: `${broken.length} violations, ${silent.length} rules that do not fire`,
    limit: 'none',
    missing: [...broken, ...silent.map((rule) => `${rule} no longer fires`)],
  }
}

/** Circles by types alone are half: nothing breaks at run time. */
export function circlesPoint({ broken, circular }: Dependencies): Point {
  return {
    name: 'circles',
    score: scoreOf(
      circular.length === 0,
      !broken.some((violation) => violation.startsWith('no-cycles')),
    ),
    measured: `${circular.length} files in circles`,
    limit: 'none, not by types either',
    missing: circular.map((file) => `open the circle of ${file}`),
  }
}

/** No unused code; `said` is what knip prints where it finds some. */
export function unusedPoint(said: string | undefined): Point {
  const lines = (said ?? '').split('\n').filter((line) => line.trim() !== '')
  return {
    name: 'unused code',
    score: scoreOf(said === undefined, false),
    measured: said === undefined ? 'none' : `${lines.length} lines of findings`,
    limit: 'none',
    missing: lines,
  }
}
