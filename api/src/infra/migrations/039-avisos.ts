import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of what accounts want to be told by mail, and what stops it. */
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
