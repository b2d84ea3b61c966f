import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable, indexForeignKey, isSqlite, searchText } from './columns.ts'

/** What students do: simulados, answers, planned reviews, and essays with their corrections. */
export const estudante: Migration = {
  async up(db) {
    await createSimulados(db)
    await createTentativas(db)
    await createDiasDeMateria(db)
    await createRevisoes(db)
    await createRedacoesEnviadas(db)
    await createCorrecoes(db)
  },
}

const RESULTADOS = sql`('certa', 'errada', 'em-branco', 'sem-gabarito')`

/** All that an account did is deleted with it. */
function ofAccount<Columns extends string>(
  table: CreateTableBuilder<string, Columns>,
): CreateTableBuilder<string, Columns | 'id_usuario'> {
  return table.addColumn('id_usuario', 'integer', (column) =>
    column.notNull().references('usuarios.id').onDelete('cascade'),
  )
}

/** What holds a question by this column prevents its deletion; the question can only be retired. */
function holdsQuestao<Columns extends string>(
  table: CreateTableBuilder<string, Columns>,
): CreateTableBuilder<string, Columns | 'id_questao'> {
  return table.addColumn('id_questao', 'integer', (column) =>
    column.notNull().references('questoes.id'),
  )
}

async function createSimulados(db: Kysely<unknown>): Promise<void> {
  await ofAccount(createTable(db, 'simulados'))
    .addColumn('chave', 'text', (column) => column.notNull().unique())
    .addColumn('tipo', 'text', (column) => column.notNull())
    .addColumn('id_prova', 'integer', (column) => column.references('provas.id'))
    .addColumn('id_materia', 'integer', (column) =>
      column.references('materias.id').onDelete('set null'),
    )
    .addColumn('iniciado_em', searchText(db), (column) => column.notNull())
    .addColumn('termina_em', 'text')
    .addColumn('encerrado_em', searchText(db))
    .addColumn('certas', 'integer')
    .addColumn('total', 'integer')
    .addColumn('recorrigido_em', 'text')
    .addColumn('certas_antes', 'integer')
    .addColumn('total_antes', 'integer')
    .addCheckConstraint('simulados_tipo', sql`tipo in ('sorteio', 'prova')`)
    .execute()
  await index(db, 'simulados', ['id_usuario', 'encerrado_em'])
  await index(db, 'simulados', ['id_usuario', 'iniciado_em'])
  await indexForeignKey(db, 'simulados', 'id_prova')
  await indexForeignKey(db, 'simulados', 'id_materia')
  await holdsQuestao(ofSimulado(db.schema.createTable('simulados_questoes')))
    .addColumn('posicao', 'integer', (column) => column.notNull())
    .addColumn('id_alternativa', 'integer')
    .addColumn('letra', 'text')
    .addColumn('marcada_em', 'text')
    .addColumn('resultado', 'text')
    .addPrimaryKeyConstraint('simulados_questoes_chave', ['id_simulado', 'posicao'])
    .addUniqueConstraint('simulados_questoes_uma_vez', ['id_simulado', 'id_questao'])
    .addCheckConstraint('simulados_questoes_resultado', sql`resultado in ${RESULTADOS}`)
    .execute()
  await indexForeignKey(db, 'simulados_questoes', 'id_questao')
  await holdsQuestao(ofSimulado(createTable(db, 'recorrecoes')))
    .addColumn('em', 'text', (column) => column.notNull())
    .addColumn('antes', 'text', (column) => column.notNull())
    .addColumn('depois', 'text', (column) => column.notNull())
    .addColumn('motivo', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'recorrecoes_resultado',
      sql`antes in ${RESULTADOS} and depois in ${RESULTADOS}`,
    )
    .addCheckConstraint(
      'recorrecoes_motivo',
      sql`motivo in ('anulacao', 'fim_da_anulacao', 'mudanca_do_gabarito')`,
    )
    .execute()
  await indexForeignKey(db, 'recorrecoes', 'id_simulado')
  await indexForeignKey(db, 'recorrecoes', 'id_questao')
}

function ofSimulado<Columns extends string>(
  table: CreateTableBuilder<string, Columns>,
): CreateTableBuilder<string, Columns | 'id_simulado'> {
  return table.addColumn('id_simulado', 'integer', (column) =>
    column.notNull().references('simulados.id').onDelete('cascade'),
  )
}

/**
 * The alternative is no foreign key: it may have been removed from its question, and remains the answer that was given.
 */
async function createTentativas(db: Kysely<unknown>): Promise<void> {
  await holdsQuestao(ofAccount(createTable(db, 'tentativas')))
    .addColumn('chave', 'text', (column) => column.notNull().unique())
    .addColumn('id_alternativa', 'integer', (column) => column.notNull())
    .addColumn('letra', 'text', (column) => column.notNull())
    .addColumn('origem', 'text', (column) => column.notNull())
    .addColumn('id_simulado', 'integer', (column) =>
      column.references('simulados.id').onDelete('cascade'),
    )
    .addColumn('respondida_em', 'text', (column) => column.notNull())
    .addColumn('dia', 'text', (column) => column.notNull())
    .addColumn('resultado', 'text', (column) => column.notNull())
    .addCheckConstraint('tentativas_origem', sql`origem in ('pratica', 'revisao', 'simulado')`)
    .addCheckConstraint('tentativas_resultado', sql`resultado in ${RESULTADOS}`)
    .execute()
  await index(db, 'tentativas', ['id_usuario', 'id_questao'])
  await indexForeignKey(db, 'tentativas', 'id_questao')
  await indexForeignKey(db, 'tentativas', 'id_simulado')
}

/**
 * The answers of each matéria on each day, counted when they are stored, so that a profile reads no answers. On SQLite
 * the rows of an account are stored side by side, in the order of matérias and days.
 */
async function createDiasDeMateria(db: Kysely<unknown>): Promise<void> {
  await ofAccount(db.schema.createTable('dias_de_materia'))
    .addColumn('dia', searchText(db), (column) => column.notNull())
    .addColumn('id_materia', 'integer', (column) => column.notNull())
    .addColumn('certas', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('dias_de_materia_chave', ['id_usuario', 'id_materia', 'dia'])
    .addCheckConstraint('dias_de_materia_placar', sql`certas >= 0 and certas <= total`)
    .$call((table) => (isSqlite(db) ? table.modifyEnd(sql`without rowid`) : table))
    .execute()
}

async function createRevisoes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planos')
    .addColumn('id_usuario', 'integer', (column) =>
      column.primaryKey().references('usuarios.id').onDelete('cascade'),
    )
    .addColumn('data_da_prova', 'text')
    .execute()
  await holdsQuestao(ofAccount(db.schema.createTable('revisoes')))
    .addColumn('ultima', 'text', (column) => column.notNull())
    .addColumn('intervalo', 'integer', (column) => column.notNull())
    .addColumn('vence', searchText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('revisoes_chave', ['id_usuario', 'id_questao'])
    .addCheckConstraint('revisoes_intervalo', sql`intervalo > 0`)
    .execute()
  await indexForeignKey(db, 'revisoes', 'id_questao')
}

async function createRedacoesEnviadas(db: Kysely<unknown>): Promise<void> {
  await ofAccount(createTable(db, 'redacoes_enviadas'))
    .addColumn('chave', 'text', (column) => column.notNull().unique())
    .addColumn('id_primeira', 'integer', (column) =>
      column.references('redacoes_enviadas.id').onDelete('cascade'),
    )
    .addColumn('reescrita', 'integer', (column) => column.notNull())
    .addColumn('id_redacao', 'integer', (column) =>
      column.references('redacoes.id').onDelete('set null'),
    )
    .addColumn('titulo', 'text', (column) => column.notNull())
    .addColumn('instrucoes', 'text', (column) => column.notNull())
    .addColumn('texto', 'text', (column) => column.notNull())
    .addColumn('enviada_em', searchText(db), (column) => column.notNull())
    .addColumn('recebida_em', searchText(db), (column) => column.notNull())
    .addColumn('estado', 'text', (column) => column.notNull().defaultTo('a_corrigir'))
    .addColumn('busca', searchText(db), (column) => column.notNull())
    .addUniqueConstraint('redacoes_enviadas_reescrita', ['id_primeira', 'reescrita'])
    .addCheckConstraint(
      'redacoes_enviadas_primeira',
      sql`(reescrita = 0 and id_primeira is null) or (reescrita > 0 and id_primeira is not null)`,
    )
    .addCheckConstraint(
      'redacoes_enviadas_estado',
      sql`estado in ('a_corrigir', 'em_correcao', 'corrigida')`,
    )
    .execute()
  await index(db, 'redacoes_enviadas', ['id_usuario', 'enviada_em'])
  await index(db, 'redacoes_enviadas', ['estado', 'enviada_em'])
  await indexForeignKey(db, 'redacoes_enviadas', 'id_redacao')
}

/** Each corrector has a correction of their own for an essay, so that two correctors cannot overwrite each other. */
async function createCorrecoes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'correcoes')
    .addColumn('id_redacao_enviada', 'integer', (column) =>
      column.notNull().references('redacoes_enviadas.id').onDelete('cascade'),
    )
    .addColumn('id_corretor', 'integer', (column) =>
      column.references('usuarios.id').onDelete('set null'),
    )
    .addColumn('rubrica', 'text', (column) => column.notNull())
    .addColumn('notas', 'text', (column) => column.notNull())
    .addColumn('anotacoes', 'text', (column) => column.notNull())
    .addColumn('parecer', 'text', (column) => column.notNull())
    .addColumn('nota', 'integer')
    .addColumn('maximo', 'integer')
    .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('entregue_em', searchText(db))
    .addUniqueConstraint('correcoes_corretor', ['id_redacao_enviada', 'id_corretor'])
    .addCheckConstraint('correcoes_rubrica', sql`rubrica in ('enem', 'rumo')`)
    .addCheckConstraint(
      'correcoes_entregue',
      sql`(entregue_em is null) = (nota is null) and (nota is null) = (maximo is null)`,
    )
    .execute()
  await indexForeignKey(db, 'correcoes', 'id_corretor')
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
