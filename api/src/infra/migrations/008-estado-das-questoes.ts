import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Columns of a question that summarize its alternatives, and indexes with all columns that a list of a state needs. */
export const estadoDasQuestoes: Migration = {
  async up(db) {
    await db.schema
      .alterTable('questoes')
      .addColumn('respostas_certas', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('questoes')
      .addColumn('alternativas_completas', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`alternativas_completas in (0, 1)`),
      )
      .execute()
    await fill(db)
    await indexStates(db)
  },
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    update questoes set
      respostas_certas = (
        select count(*) from alternativas a where a.id_questao = questoes.id and a.correta = 1),
      alternativas_completas = (
        select case when count(*) >= 2 and count(*) = count(
          case when a.texto <> '' or a.url_imagem is not null then 1 end) then 1 else 0 end
        from alternativas a where a.id_questao = questoes.id)`.execute(db)
}

/**
 * The two indexes of 007, with the columns of IN_ESTADO: so neither counting nor paging reads the row of a question.
 */
async function indexStates(db: Kysely<unknown>): Promise<void> {
  const asked = sql`id, retirada_em, situacao, id_materia, numero, respostas_certas, alternativas_completas`
  await db.schema.dropIndex('questoes_ordem').execute()
  await db.schema.dropIndex('questoes_numero').execute()
  await sql`create index questoes_ordem on questoes (id_prova, (coalesce(numero, 0)), ${asked})`.execute(
    db,
  )
  await sql`create index questoes_numero on questoes ((coalesce(numero, 0)), ${asked})`.execute(db)
}
