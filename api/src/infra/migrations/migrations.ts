import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { once } from 'es-toolkit'
import type { Migration } from 'kysely/migration'

const FILES = globSync('[0-9]*.ts', {
  cwd: import.meta.dirname,
  exclude: ['*.test.ts'],
}).toSorted()

/** The names of the migrations, in their order: the files `NNN-<name>.ts`. A released migration never changes. */
export const MIGRATION_NAMES: readonly string[] = FILES.map((file) => path.basename(file, '.ts'))

/** Loads the migrations, by their names. Each file exports nothing else. */
export const loadMigrations = once(async (): Promise<Record<string, Migration>> => {
  const modules = await Promise.all(
    FILES.map((file): Promise<Record<string, Migration>> => {
      return import(pathToFileURL(path.join(import.meta.dirname, file)).href)
    }),
  )
  return Object.fromEntries(
    modules.map((module, index) => {
      const [migration, ...others] = Object.values(module)
      const name = MIGRATION_NAMES[index] ?? ''
      if (!migration || others.length > 0) throw new Error(`${name} must export one migration.`)
      return [name, migration] as const
    }),
  )
})
