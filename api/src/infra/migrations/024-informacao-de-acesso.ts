import type { Migration } from 'kysely/migration'

/** Where a reference was found, and when, as its source asks to be cited. */
export const informacaoDeAcesso: Migration = {
  async up(db) {
    await db.schema.alterTable('referencias').addColumn('informacao_acesso', 'text').execute()
  },
}
