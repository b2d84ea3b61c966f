import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The number of themes in an import's draft: `aprovadas` counts approved themes as well as approved questions. */
export const temasDeImportacao: Migration = {
  async up(db) {
    await db.schema
      .alterTable('importacoes')
      .addColumn('temas', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    const { rows } = await sql<{ id: number; rascunho: string }>`
      select id, rascunho from importacoes where rascunho is not null`.execute(db)
    for (const { id, rascunho } of rows) {
      const { redacoes } = JSON.parse(rascunho) as { redacoes: unknown[] }
      await sql`update importacoes set temas = ${redacoes.length} where id = ${id}`.execute(db)
    }
  },
}
