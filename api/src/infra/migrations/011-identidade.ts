import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A name for the database, with which it marks its folder of files. A copy of the database has the same name. */
export const identidade: Migration = {
  async up(db) {
    await db.schema
      .createTable('identidade')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('chave', 'text', (column) => column.notNull())
      .addCheckConstraint('identidade_uma_linha', sql`id = 1`)
      .execute()
    await sql`insert into identidade (id, chave) values (1, ${randomUUID()})`.execute(db)
  },
}
