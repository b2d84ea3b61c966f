import { isEqual } from 'es-toolkit'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../database/db.ts'
import { loadMigrations, MIGRATION_NAMES } from './migrations.ts'
import { refuseNewerSchema } from './newer-schema.ts'

async function migratorOf(db: Database): Promise<Migrator> {
  // Loaded here and not in getMigrations, which is called while the database is locked.
  const migrations = await loadMigrations()
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

/**
 * Migrates the schema to its newest version, completely or not at all. Throws the error of a migration, or a
 * NewerSchemaError if the schema is newer than this program.
 */
export async function migrate(db: Database): Promise<void> {
  if (await isNewest(db)) return
  const migrator = await migratorOf(db)
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (isOfOtherMigrations(error)) await refuseNewerSchema(db, MIGRATION_NAMES)
  throw error
}

/**
 * Whether the schema is surely the newest. Also false if the query fails, for example while another server migrates.
 * Kysely's own check reads every column of every table, which on PostgreSQL takes longer than all other work at a
 * start.
 */
export async function isNewest(db: Database): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from kysely_migration order by name`
  const names = await asked.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    () => [],
  )
  return isEqual(names, MIGRATION_NAMES)
}

/** Kysely's error has no code, so it is recognised by its message. */
function isOfOtherMigrations(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('corrupted migrations')
}

/** Whether the database answers and its schema is the newest. */
export async function isMigrated(db: Database): Promise<boolean> {
  const migrator = await migratorOf(db)
  const migrations = await migrator.getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}
