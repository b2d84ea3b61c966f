import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey } from './columns.ts'

/** Mails that wait to be sent, and the keys in mailed links, which the reader sends back. */
export const correio: Migration = {
  async up(db) {
    await createTable(db, 'mensagens')
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('para', 'text', (column) => column.notNull())
      .addColumn('assunto', 'text', (column) => column.notNull())
      .addColumn('texto', 'text', (column) => column.notNull())
      .addColumn('criada_em', 'text', (column) => column.notNull())
      .addColumn('vence_em', 'text', (column) => column.notNull())
      .addColumn('tentar_em', 'text', (column) => column.notNull())
      .addColumn('tentativas', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('enviada_em', 'text')
      .execute()
    await indexForeignKey(db, 'mensagens', 'id_usuario')
    await sql`create index mensagens_a_enviar on mensagens (tentar_em) where enviada_em is null`.execute(
      db,
    )
    await db.schema
      .createTable('chaves_de_correio')
      .addColumn('chave_hash', 'text', (column) => column.primaryKey())
      .addColumn('id_usuario', 'integer', (column) =>
        column.notNull().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('uso', 'text', (column) =>
        column.notNull().check(sql`uso in ('senha', 'email_atual', 'email_novo')`),
      )
      .addColumn('email', 'text')
      .addColumn('criada_em', 'text', (column) => column.notNull())
      .addColumn('vence_em', 'text', (column) => column.notNull())
      .execute()
    await indexForeignKey(db, 'chaves_de_correio', 'id_usuario')
  },
}
