import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { namesOfFiles } from '../files/file-name.ts'

interface Before {
  questoes_publicadas: { id_questao: number; questao: string }
  arquivos_publicados: { nome: string; id_questao: number }
}

/**
 * The files that a question used when it was last published: simulados still show them while the question is in a draft
 * again.
 */
export const arquivosPublicados: Migration = {
  async up(db: Kysely<Before>) {
    await db.schema
      .createTable('arquivos_publicados')
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('id_questao', 'integer', (column) =>
        column.notNull().references('questoes.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('arquivos_publicados_chave', ['nome', 'id_questao'])
      .execute()
    await sql`create index arquivos_publicados_questao on arquivos_publicados (id_questao)`.execute(
      db,
    )
    const kept = await db.selectFrom('questoes_publicadas').selectAll().execute()
    for (const { id_questao, questao } of kept)
      for (const nome of namesOfFiles(JSON.parse(questao)))
        await db.insertInto('arquivos_publicados').values({ nome, id_questao }).execute()
  },
}
