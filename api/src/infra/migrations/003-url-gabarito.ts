import type { Migration } from 'kysely/migration'

/** The file with the key of a prova. Each request for a file looks for the records that refer to it. */
export const urlGabarito: Migration = {
  async up(db) {
    await db.schema.alterTable('provas').addColumn('url_gabarito', 'text').execute()
    await db.schema.createIndex('provas_url_gabarito').on('provas').column('url_gabarito').execute()
  },
}
