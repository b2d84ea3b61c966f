import type { Migration } from 'kysely/migration'

/** When the student first opened the correction of an essay; null when it was not opened yet. */
export const correcoesVistas: Migration = {
  async up(db) {
    await db.schema.alterTable('redacoes_enviadas').addColumn('vista_em', 'text').execute()
  },
}
