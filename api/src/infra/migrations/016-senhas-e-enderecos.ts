import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from './columns.ts'

/** How many passwords were hashed, and from where accounts signed in; both tables have addresses only as hashes. */
export const senhasEEnderecos: Migration = {
  async up(db) {
    await createCotasDeSenhas(db)
    await createEnderecosConhecidos(db)
  },
}

async function createCotasDeSenhas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cotas_de_senhas')
    .addColumn('chave', 'text', (column) => column.primaryKey())
    .addColumn('ate', searchText(db), (column) => column.notNull())
    .addColumn('quantas', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('cotas_de_senhas_ate').on('cotas_de_senhas').column('ate').execute()
}

async function createEnderecosConhecidos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enderecos_conhecidos')
    .addColumn('id_usuario', 'integer', (column) =>
      column.notNull().references('usuarios.id').onDelete('cascade'),
    )
    .addColumn('endereco', 'text', (column) => column.notNull())
    .addColumn('dia', searchText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('enderecos_conhecidos_chave', ['id_usuario', 'endereco'])
    .execute()
  await db.schema
    .createIndex('enderecos_conhecidos_dia')
    .on('enderecos_conhecidos')
    .column('dia')
    .execute()
}
