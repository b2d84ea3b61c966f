import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { filesOfRepository } from '../house/sources.ts'
import { PASSED, type Check } from './check.ts'
import type { Part } from './halves.ts'

/** Where each check stores what its parts read when they passed. */
const PASSED_BEFORE = path.join(ROOT, '.rumo/passed')

/**
 * The parts that read something else now than when they last passed. `passed` and `now` hold the hash of what each part
 * read, by the name of the part.
 */
export const changedParts = (
  parts: readonly Part[],
  passed: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Part[] => parts.filter(({ name }) => passed[name] === undefined || passed[name] !== now[name])

/** For each part, one hash of the paths and contents of the files that it reads. */
export function hashesOf(
  parts: readonly Part[],
  files: readonly (readonly [file: string, contents: string])[],
): Record<string, string> {
  return Object.fromEntries(
    parts.map(({ name, reads }) => {
      const read = files.filter(([file]) => reads(file)).map((each) => JSON.stringify(each))
      const hash = createHash('sha256').update(read.toSorted().join('\n'))
      return [name, hash.digest('hex')]
    }),
  )
}

/**
 * A check that looks only at the parts of which something has changed since they passed. `checkOf` gets the files of
 * these parts, or no files when all parts have changed.
 */
export function sinceItPassed(
  parts: readonly Part[],
  checkOf: (files?: readonly string[]) => Check,
  folder = PASSED_BEFORE,
): Check {
  const { title } = checkOf()
  return {
    title,
    run: async () => {
      const kept = path.join(folder, `${title.replaceAll(/\W+/g, '-')}.json`)
      const files = await readSources()
      const now = hashesOf(parts, files)
      const changed = changedParts(parts, await readPassed(kept), now)
      if (changed.length === 0) return { ...PASSED, said: '  nothing changed since it passed' }
      const isWhole = changed.length === parts.length
      const own = files.map(([file]) => file).filter((file) => changed.some(({ has }) => has(file)))
      const tally = await checkOf(isWhole ? undefined : own).run()
      if (tally.failed > 0) return tally
      await mkdir(folder, { recursive: true })
      await writeFile(kept, JSON.stringify(now))
      return tally
    },
  }
}

async function readPassed(kept: string): Promise<Record<string, string>> {
  if (!existsSync(kept)) return {}
  // `sinceItPassed` wrote this file, so its form is known.
  return JSON.parse(await readFile(kept, 'utf8')) as Record<string, string>
}

async function readSources(): Promise<[file: string, contents: string][]> {
  const files = await filesOfRepository()
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [
      file,
      await readFile(path.join(ROOT, file), 'latin1'),
    ]),
  )
}
