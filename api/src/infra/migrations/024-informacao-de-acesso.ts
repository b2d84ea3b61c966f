import type { Migration } from 'kysely/migration'

/** Where and when a reference was found, in the form in which its source asks to be cited. */
export const informacaoDeAcesso: Migration = {
  async up(db) {
    await db.schema.alterTable('referencias').addColumn('informacao_acesso', 'text').execute()
  },
}
