import path from 'node:path'
import { ABOUT_NGINX, journeyFiles, SERVED_BY_NOBODY } from './journey-sites.ts'

/** The levels at which promises are tested (docs/tests.md says what each is for). */
export const LEVELS = [
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
  if (/\/section7/.test(file)) return ['section 7']
  if (isOneOf(ABOUT_NGINX, file)) return ['nginx']
  return OF_NGINX.test(source) ? ['journey', 'nginx'] : ['journey']
}
