import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether an answer is the account's first to its question: statistics count first answers apart from later ones. */
export const primeirasRespostas: Migration = {
  async up(db) {
    await db.schema
      .alterTable('tentativas')
      .addColumn('primeira', 'integer', (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`primeira in (0, 1)`),
      )
      .execute()
    await sql`
      update tentativas set primeira = 1 where id = (
        select x.id from tentativas x
        where x.id_usuario = tentativas.id_usuario and x.id_questao = tentativas.id_questao
        order by x.respondida_em, x.id limit 1)`.execute(db)
    await sql`create index tentativas_primeiras on tentativas (id_usuario) where primeira = 1`.execute(
      db,
    )
  },
}
