import type { Migration } from 'kysely/migration'
import { indexForeignKey } from './columns.ts'

/** Who saved the draft of an import last: the next one to save over it is told. */
export const quemSalvou: Migration = {
  async up(db) {
    await db.schema
      .alterTable('importacoes')
      .addColumn('id_salva_por', 'integer', (column) =>
        column.references('usuarios.id').onDelete('set null'),
      )
      .execute()
    await indexForeignKey(db, 'importacoes', 'id_salva_por')
  },
}
