import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The place of a question in the PDF of its prova: the page, and the regions of pages as JSON. */
export const lugarNoPdf: Migration = {
  async up(db) {
    await db.schema
      .alterTable('questoes')
      .addColumn('pagina_pdf', 'integer', (column) => column.check(sql`pagina_pdf > 0`))
      .execute()
    await db.schema.alterTable('questoes').addColumn('regioes_pdf', 'text').execute()
  },
}
