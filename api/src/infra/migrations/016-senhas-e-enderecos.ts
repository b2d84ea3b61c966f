import type { Migration } from 'kysely/migration'
import { searchText } from './columns.ts'

/** How many passwords were hashed until an instant, for an account or an address that the key does not name. */
export const senhasEEnderecos: Migration = {
  async up(db) {
    await db.schema
      .createTable('cotas_de_senhas')
      .addColumn('chave', 'text', (column) => column.primaryKey())
      .addColumn('ate', searchText(db), (column) => column.notNull())
      .addColumn('quantas', 'integer', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('cotas_de_senhas_ate').on('cotas_de_senhas').column('ate').execute()
  },
}
