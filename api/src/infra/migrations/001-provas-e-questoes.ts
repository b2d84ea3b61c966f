import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, searchText } from './columns.ts'

/** Exams with their questions, and the version number by which caches notice that any of this changed. */
export const provasEQuestoes: Migration = {
  async up(db) {
    await createProvas(db)
    await createQuestoes(db)
    await createReferencias(db)
    await createConteudo(db)
    await db.schema
      .createTable('demonstracao')
      .addColumn('chave', 'text', (column) => column.primaryKey())
      .addColumn('id_registro', 'integer')
      .execute()
  },
}

async function createProvas(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vestibulares')
    .addColumn('ano', 'integer', (column) => column.notNull())
    .addColumn('semestre', 'integer', (column) => column.notNull())
    .addUniqueConstraint('vestibulares_ano_semestre', ['ano', 'semestre'])
    .addCheckConstraint('vestibulares_ano', sql`ano between 1900 and 2099`)
    .addCheckConstraint('vestibulares_semestre', sql`semestre in (1, 2)`)
    .execute()
  await createTable(db, 'provas')
    .addColumn('nome', 'text', (column) => column.notNull())
    .addColumn('instrucoes', 'text')
    .addColumn('url_arquivo', 'text')
    .addColumn('id_vestibular', 'integer', (column) => column.references('vestibulares.id'))
    .addColumn('data', 'text')
    .addColumn('duracao_minutos', 'integer')
    .addColumn('publicada', 'integer', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('provas_duracao_minutos', sql`duracao_minutos > 0`)
    .addCheckConstraint('provas_publicada', sql`publicada in (0, 1)`)
    .execute()
  await indexForeignKey(db, 'provas', 'id_vestibular')
}

async function createQuestoes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'materias')
    .addColumn('nome', 'text', (column) => column.notNull().unique())
    .addColumn('busca', searchText(db), (column) => column.notNull())
    .execute()
  await createTable(db, 'questoes')
    .addColumn('id_prova', 'integer', (column) => column.notNull().references('provas.id'))
    .addColumn('id_materia', 'integer', (column) => column.references('materias.id'))
    .addColumn('numero', 'integer')
    .addColumn('texto', 'text', (column) => column.notNull())
    .addColumn('situacao', 'text', (column) => column.notNull().defaultTo('normal'))
    .addColumn('explicacao', 'text')
    .addColumn('retirada_em', 'text')
    .addCheckConstraint('questoes_numero', sql`numero > 0`)
    .addCheckConstraint('questoes_situacao', sql`situacao in ('normal', 'anulada', 'retificada')`)
    .execute()
  await indexForeignKey(db, 'questoes', 'id_prova')
  await indexForeignKey(db, 'questoes', 'id_materia')
  await createTable(db, 'alternativas')
    .addColumn('id_questao', 'integer', (column) =>
      column.notNull().references('questoes.id').onDelete('cascade'),
    )
    .addColumn('nome', 'text', (column) => column.notNull())
    .addColumn('texto', 'text', (column) => column.notNull())
    .addColumn('correta', 'integer', (column) => column.notNull())
    .addColumn('comentario', 'text')
    .addColumn('url_imagem', 'text')
    .addColumn('descricao', 'text')
    .addColumn('ordem', 'integer', (column) => column.notNull())
    .addCheckConstraint('alternativas_correta', sql`correta in (0, 1)`)
    .execute()
  await indexForeignKey(db, 'alternativas', 'id_questao')
}

async function createReferencias(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'referencias')
    .addColumn('titulo', 'text')
    .addColumn('legenda', 'text')
    .addColumn('texto', 'text')
    .addColumn('url_imagem', 'text')
    .addColumn('descricao', 'text')
    .addColumn('largura', 'integer')
    .addColumn('altura', 'integer')
    .addCheckConstraint('referencias_tamanho', sql`largura > 0 and altura > 0`)
    .execute()
  await db.schema
    .createTable('questoes_referencias')
    .addColumn('id_questao', 'integer', (column) =>
      column.notNull().references('questoes.id').onDelete('cascade'),
    )
    .addColumn('id_referencia', 'integer', (column) =>
      column.notNull().references('referencias.id').onDelete('cascade'),
    )
    .addColumn('ordem', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('questoes_referencias_chave', ['id_questao', 'id_referencia'])
    .execute()
  await indexForeignKey(db, 'questoes_referencias', 'id_referencia')
}

async function createConteudo(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conteudo')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('versao', 'integer', (column) => column.notNull())
    .addCheckConstraint('conteudo_uma_linha', sql`id = 1`)
    .execute()
  await sql`insert into conteudo (id, versao) values (1, 1)`.execute(db)
}
