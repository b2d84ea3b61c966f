import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The mails that an account wants to get, and the key with which a mail's link stops them. */
export const avisos: Migration = {
  async up(db) {
    await db.schema
      .createTable('avisos_por_email')
      .addColumn('id_usuario', 'integer', (column) =>
        column.primaryKey().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('chave', 'text', (column) => column.notNull().unique())
      .addColumn('desde', 'text', (column) => column.notNull())
      .addColumn('redacao_corrigida', 'integer', (column) =>
        column.notNull().check(sql`redacao_corrigida in (0, 1)`),
      )
      .execute()
    await db.schema.alterTable('mensagens').addColumn('chave_de_saida', 'text').execute()
  },
}
