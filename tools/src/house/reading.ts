import { type Point, scoreOf } from './point.ts'
import type { Source } from './sources.ts'

const MOST_WORDS = 4000
const HALF_WORDS = 8000
const MOST_OF_ARCHITECTURE = 1500

/** The texts to read before a first change should be short. */
export function readingPoint(texts: readonly Source[]): Point {
  const wordsOf = (wanted: string) =>
    countWords(texts.find(({ file }) => file === wanted)?.text ?? '')
  const ofFolders = texts
    .filter(({ file }) => file.endsWith('/README.md'))
    .map(({ text }) => countWords(text))
  const architecture = wordsOf('ARCHITECTURE.md')
  const words = wordsOf('README.md') + architecture + Math.max(0, ...ofFolders)
  const [isShort, isOverview] = [words <= MOST_WORDS, architecture <= MOST_OF_ARCHITECTURE]
  return {
    name: 'reading',
    score: scoreOf(isShort && isOverview, words <= HALF_WORDS),
    measured: `${words} words, ${architecture} of them of ARCHITECTURE`,
    limit: `at most ${MOST_WORDS}, and ${MOST_OF_ARCHITECTURE}`,
    missing: [
      ...(isShort ? [] : [`${words - MOST_WORDS} words fewer in all`]),
      ...(isOverview ? [] : [`${architecture - MOST_OF_ARCHITECTURE} fewer in ARCHITECTURE`]),
    ],
  }
}

/** Counts the words of a Markdown text; signs alone do not count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
