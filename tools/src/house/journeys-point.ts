import { type Point, scoreOf } from './point.ts'
import { codeOf, type Source } from './sources.ts'

const WAYS = {
  'a CSS locator': /\.(locator|waitForSelector)\(|\.\$\$?\(/,
  'a second try': /\bretries\s*:\s*[1-9]/,
  'a fixed wait': /waitForTimeout\(|(?<!\.)\bsetTimeout\(\s*\d/,
}
const HALF = 3

/** Journeys use no CSS locators, no retries and no fixed waits. */
export function journeysPoint(sources: readonly Source[]): Point {
  const found = sources
    .filter(({ file }) => file.startsWith('e2e/'))
    .flatMap(({ file, text }) =>
      Object.entries(WAYS).flatMap(([name, way]) =>
        way.test(codeOf(text)) ? [`${name} in ${file}`] : [],
      ),
    )
  return {
    name: 'journeys',
    score: scoreOf(found.length === 0, found.length <= HALF),
    measured: `${found.length} files with a CSS locator, a second try or a fixed wait`,
    limit: 'none',
    missing: found,
  }
}
