import { type Point, scoreOf } from './point.ts'

/** The result of the dependency checks. */
export interface Dependencies {
  /** The broken rules, each with the import that breaks it. */
  broken: readonly string[]
  /** The rules that no longer fire on the violation planted for them. */
  silent: readonly string[]
  /** The modules that are part of a circle of imports, even if only of types. */
  circular: readonly string[]
}

/** No import should break a rule, and every rule should fire on its planted violation. */
export function boundariesPoint({ broken, silent }: Dependencies): Point {
  return {
    name: 'boundaries',
    score: scoreOf(broken.length + silent.length === 0, broken.length === 0),
    measured: `${broken.length} violations, ${silent.length} rules that do not fire`,
    limit: 'none',
    missing: [...broken, ...silent.map((rule) => `${rule} no longer fires`)],
  }
}

/** A circle of types alone still gives half of the score: nothing breaks at run time. */
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

/** There should be no unused code; `said` is what knip prints when it finds some. */
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
