import { countWords, readingPoint } from '../house/reading.ts'
import type { Source } from '../house/sources.ts'

const MOST_OF_FOLDER = 400

/** Names the pages that a newcomer reads first and that are too long. */
export function problemsOfLength(docs: readonly Source[]): string[] {
  const first = docs.filter(({ file }) => /^(?:[\w-]+\/README|README|ARCHITECTURE)\.md$/.test(file))
  const reading = readingPoint(first)
  const long = first
    .filter(({ file }) => file.includes('/'))
    .map(({ file, text }) => ({ file, words: countWords(text) }))
    .filter(({ words }) => words > MOST_OF_FOLDER)
  return [
    ...reading.missing.map((missing) => `what one reads first: ${missing}`),
    ...long.map(({ file, words }) => `${file}: ${words} words, of at most ${MOST_OF_FOLDER}`),
  ]
}
