import path from 'node:path'
import { type Point, scoreOf } from './point.ts'
import type { Source } from './sources.ts'

const EMPTY = new Set(['utils', 'helpers', 'common', 'misc', 'data', 'manager'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** How many files of a package may have the same name, so that an editor's tabs tell them apart. */
const MOST_ALIKE = 3

/** File names should say what is inside, and few files of a package should have the same name. */
export function namesPoint(sources: readonly Source[]): Point {
  const files = sources.map(({ file }) => file)
  const bad = files.filter((file) => EMPTY.has(stemOf(file)) || !KEBAB.test(path.basename(file)))
  const alike = [...Map.groupBy(files, (file) => `${file.split('/')[0]} ${path.basename(file)}`)]
    .map(([name, places]) => ({ name, count: places.length }))
    .filter(({ count }) => count > MOST_ALIKE)
    .toSorted((a, b) => b.count - a.count)
  return {
    name: 'names',
    score: scoreOf(bad.length + alike.length === 0, bad.length === 0),
    measured: `${bad.length} names that say nothing, ${alike.length} that repeat; the most frequent ${alike[0]?.count ?? `at most ${MOST_ALIKE}`} times`,
    limit: `none; at most ${MOST_ALIKE} files of a package called alike`,
    missing: [
      ...bad.map((file) => `rename ${file}`),
      ...alike.map(({ name, count }) => `tell the ${count} files apart: ${name}`),
    ],
  }
}

function stemOf(file: string): string {
  return path.basename(file).split('.')[0] ?? ''
}
