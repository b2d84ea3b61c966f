import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, searchText } from './columns.ts'

/**
 * Accounts, sessions that were ended, and the attempts that are counted by the limits for signing in and signing up.
 */
export const usuarios: Migration = {
  async up(db) {
    await createUsuarios(db)
    await createSessoesEncerradas(db)
    await createTentativasDeAcesso(db)
  },
}

async function createUsuarios(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'usuarios')
    .addColumn('nome', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_minusculo', 'text', (column) => column.notNull().unique())
    .addColumn('perfil', 'text', (column) => column.notNull())
    .addColumn('senha_hash', 'text', (column) => column.notNull())
    .addColumn('versao_dos_tokens', 'text', (column) => column.notNull())
    .addColumn('busca', searchText(db), (column) => column.notNull())
    .addColumn('criado_em', 'text', (column) => column.notNull())
    .addCheckConstraint('usuarios_perfil', sql`perfil in ('Aluno', 'Administrador')`)
    .execute()
}

async function createSessoesEncerradas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessoes_encerradas')
    .addColumn('jti', 'text', (column) => column.primaryKey())
    .addColumn('id_usuario', 'integer', (column) =>
      column.notNull().references('usuarios.id').onDelete('cascade'),
    )
    .addColumn('expira_em', searchText(db), (column) => column.notNull())
    .execute()
  await indexForeignKey(db, 'sessoes_encerradas', 'id_usuario')
  await db.schema
    .createIndex('sessoes_encerradas_expira_em')
    .on('sessoes_encerradas')
    .column('expira_em')
    .execute()
}

async function createTentativasDeAcesso(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'tentativas_de_acesso')
    .addColumn('acao', 'text', (column) => column.notNull())
    .addColumn('endereco', 'text', (column) => column.notNull())
    .addColumn('conta', 'text')
    .addColumn('em', searchText(db), (column) => column.notNull())
    .addCheckConstraint('tentativas_de_acesso_acao', sql`acao in ('entrada', 'cadastro', 'relato')`)
    .execute()
  await db.schema
    .createIndex('tentativas_de_acesso_endereco')
    .on('tentativas_de_acesso')
    .columns(['endereco', 'acao', 'em'])
    .execute()
  await db.schema
    .createIndex('tentativas_de_acesso_em')
    .on('tentativas_de_acesso')
    .column('em')
    .execute()
}
