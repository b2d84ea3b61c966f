import type { Migration } from 'kysely/migration'

/** Where the key of a prova lies; each request of a file asks who names it. */
export const urlGabarito: Migration = {
  async up(db) {
    await db.schema.alterTable('provas').addColumn('url_gabarito', 'text').execute()
    await db.schema.createIndex('provas_url_gabarito').on('provas').column('url_gabarito').execute()
  },
}
