import type { Migration } from 'kysely/migration'

/** How accounts want to read. The kinds are the contract's: a later release may have more of them. */
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
