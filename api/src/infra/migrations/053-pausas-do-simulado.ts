import type { Migration } from 'kysely/migration'

/** When the clock of a simulado was stopped and let run again, as JSON; null where it never was. */
export const pausasDoSimulado: Migration = {
  async up(db) {
    await db.schema.alterTable('simulados').addColumn('pausas', 'text').execute()
  },
}
