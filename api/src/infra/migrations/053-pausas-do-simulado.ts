import type { Migration } from 'kysely/migration'

/** When the clock of a simulado was paused and resumed, as JSON; null if it never was. */
export const pausasDoSimulado: Migration = {
  async up(db) {
    await db.schema.alterTable('simulados').addColumn('pausas', 'text').execute()
  },
}
