import type { Migration } from 'kysely/migration'
import { searchText } from './columns.ts'

/** Snapshots of records before they were changed or removed, for as long as they can be restored. */
export const retratos: Migration = {
  async up(db) {
    await db.schema
      .createTable('retratos')
      .addColumn('id_linha', 'integer', (column) =>
        column.primaryKey().references('registro.id').onDelete('cascade'),
      )
      .addColumn('em', searchText(db), (column) => column.notNull())
      .addColumn('conteudo', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('retratos_em').on('retratos').column('em').execute()
    // Reports have columns of their own, so that the e-mail of a deleted account can be removed from them.
    await db.schema
      .createTable('relatos_guardados')
      .addColumn('id_linha', 'integer', (column) =>
        column.notNull().references('retratos.id_linha').onDelete('cascade'),
      )
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('id_questao', 'integer', (column) => column.notNull())
      .addColumn('texto', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('criado_em', searchText(db), (column) => column.notNull())
      .addColumn('resolvido', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('relatos_guardados_chave', ['id_linha', 'id'])
      .execute()
  },
}
