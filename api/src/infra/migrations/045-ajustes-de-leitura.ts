import type { Migration } from 'kysely/migration'

/**
 * The reading settings of accounts. The columns have no checks, because the contract defines the values and a later
 * release may add some.
 */
export const ajustesDeLeitura: Migration = {
  async up(db) {
    await db.schema
      .createTable('ajustes_de_leitura')
      .addColumn('id_usuario', 'integer', (column) =>
        column.primaryKey().references('usuarios.id').onDelete('cascade'),
      )
      .addColumn('letras', 'text', (column) => column.notNull())
      .addColumn('espaco', 'text', (column) => column.notNull())
      .addColumn('tema', 'text', (column) => column.notNull())
      .addColumn('escolhidos_em', 'text', (column) => column.notNull())
      .execute()
  },
}
