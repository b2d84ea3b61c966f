import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'

/** A file of the repository and its path from the root. */
export interface Source {
  file: string
  text: string
}

const NONE_OF_OURS = ['**/node_modules', '**/dist', 'tools/fixtures']

/** Whether only tests use the file. */
export const isOfTests = (file: string): boolean =>
  /\.(test|spec|fixture)\.tsx?$|\/testing\/|^e2e\/tests\//.test(file)

/** The sources of every package, including tests. */
export function readSources(): Promise<Source[]> {
  const files = globSync('*/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: NONE_OF_OURS })
  return readAll(files.filter((file) => !file.startsWith('docs/')))
}

/** The texts to read first: the Markdown of the root, and the README of each folder. */
export function readTexts(): Promise<Source[]> {
  return readAll(
    globSync(['*.md', '*/README.md', '*/src/**/README.md'], { cwd: ROOT, exclude: NONE_OF_OURS }),
  )
}

function readAll(files: readonly string[]): Promise<Source[]> {
  return Promise.all(
    files
      .toSorted()
      .map(async (file) => ({ file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
}

/** A source without its comments; the lines keep their numbers. */
export const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g, (comment) => comment.replaceAll(/./g, ''))
