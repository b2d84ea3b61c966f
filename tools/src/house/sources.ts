import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from '../checks/run.ts'
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

/** Files of the repository with their texts, in the order of their paths. */
export function readAll(files: readonly string[]): Promise<Source[]> {
  return Promise.all(
    files
      .toSorted()
      .map(async (file) => ({ file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
}

/** All files that git tracks or would add, without those that are deleted. */
export async function filesOfRepository(): Promise<string[]> {
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { code, output } = await run('git', asked)
  if (code !== 0) throw new Error(`git does not tell the files of the repository:\n${output}`)
  const files = new Set(output.split('\0').filter(Boolean))
  return [...files].filter((file) => existsSync(path.join(ROOT, file)))
}

/** A source without its comments; the lines keep their numbers. */
export const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<![:'"`\\])\/\/.*/g, (comment) => comment.replaceAll(/./g, ''))
