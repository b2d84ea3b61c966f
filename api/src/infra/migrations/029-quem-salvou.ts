import type { Migration } from 'kysely/migration'
import { indexForeignKey } from './columns.ts'

/** The account that last saved the draft of an import: named to a user whose save would overwrite that draft. */
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
