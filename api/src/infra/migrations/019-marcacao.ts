import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whether a record has a text that cannot be drawn; null if it was not judged yet (domain/publicacao/judge-stored.ts).
 * A release with other rules sets all of them to null again.
 */
export const marcacao: Migration = {
  async up(db) {
    for (const table of ['provas', 'questoes', 'redacoes', 'referencias']) {
      await db.schema
        .alterTable(table)
        .addColumn('marcacao_quebrada', 'integer', (column) =>
          column.check(sql`marcacao_quebrada in (0, 1)`),
        )
        .execute()
      // The partial indexes contain only the few records that are broken or not judged yet.
      const [name, broken] = [sql.raw(table), sql.raw(`${table}_quebradas`)]
      await sql`create index ${broken} on ${name} (id) where marcacao_quebrada = 1`.execute(db)
      const unjudged = sql.raw(`${table}_a_julgar`)
      await sql`create index ${unjudged} on ${name} (id) where marcacao_quebrada is null`.execute(
        db,
      )
    }
  },
}
