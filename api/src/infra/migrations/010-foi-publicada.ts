import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which questions of drafts were published before: devices may still send answers that students gave to them. */
export const foiPublicada: Migration = {
  async up(db) {
    await db.schema
      .alterTable('questoes')
      .addColumn('foi_publicada', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`foi_publicada in (0, 1)`),
      )
      .execute()
    await fill(db)
  },
}

/** A simulado never had unpublished questions, and the audit log shows when a prova was made a draft. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    update questoes set foi_publicada = 1
    where exists (select 1 from simulados_questoes sq where sq.id_questao = questoes.id)
      or exists (
        select 1 from registro r
        where r.entidade = 'provas' and r.id_registro = questoes.id_prova
          and r.antes like '%"publicada":true%' and r.depois like '%"publicada":false%'
          and not exists (
            select 1 from registro c
            where c.entidade = 'questoes' and c.id_registro = questoes.id
              and c.acao = 'criacao' and c.id > r.id))`.execute(db)
}
