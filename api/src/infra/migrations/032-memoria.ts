import { alvoOf, dueOn, planRevisao } from '@rumo/contract/revisao'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { indexForeignKey, searchText } from './columns.ts'

/**
 * Reviews store the state of memory in place of an interval in days. Answers store their duration and the predicted
 * chance that they are right, plans the days and minutes to study. The existing reviews are computed again from the
 * answers.
 */
export const memoria: Migration = {
  async up(db) {
    await addToAnswers(db)
    await addToPlanos(db)
    await db.schema.dropTable('revisoes').execute()
    await createRevisoes(db)
    await planAll(db)
  },
}

async function addToAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tentativas')
    .addColumn('segundos', 'integer', (column) => column.check(sql`segundos >= 0`))
    .execute()
  await db.schema
    .alterTable('tentativas')
    .addColumn('lembranca', 'double precision', (column) =>
      column.check(sql`lembranca between 0 and 1`),
    )
    .execute()
}

async function addToPlanos(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('planos')
    .addColumn('dias_por_semana', 'integer', (column) =>
      column.check(sql`dias_por_semana between 1 and 7`),
    )
    .execute()
  await db.schema
    .alterTable('planos')
    .addColumn('minutos_por_dia', 'integer', (column) => column.check(sql`minutos_por_dia > 0`))
    .execute()
}

async function createRevisoes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisoes')
    .addColumn('id_usuario', 'integer', (column) =>
      column.notNull().references('usuarios.id').onDelete('cascade'),
    )
    .addColumn('id_questao', 'integer', (column) => column.notNull().references('questoes.id'))
    .addColumn('ultima', 'text', (column) => column.notNull())
    .addColumn('estabilidade', 'double precision', (column) => column.notNull())
    .addColumn('dificuldade', 'double precision', (column) => column.notNull())
    .addColumn('vence', searchText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('revisoes_chave', ['id_usuario', 'id_questao'])
    .addCheckConstraint('revisoes_memoria', sql`estabilidade > 0 and dificuldade between 1 and 10`)
    .execute()
  await indexForeignKey(db, 'revisoes', 'id_questao')
}

interface Answer {
  id_questao: number
  dia: string
  resultado: string
  data_da_prova: string | null
}

/** One account at a time, because the answers of all accounts may not fit into memory. */
async function planAll(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct id_usuario as id from tentativas where resultado = 'errada'`.execute(db)
  for (const { id } of rows) await planAccount(db, id)
}

async function planAccount(db: Kysely<unknown>, id: number): Promise<void> {
  const { rows } = await sql<Answer>`
    select t.id_questao, t.dia, t.resultado, p.data_da_prova
    from tentativas t left join planos p on p.id_usuario = t.id_usuario
    where t.id_usuario = ${id} and t.resultado <> 'sem-gabarito'`.execute(db)
  for (const [id_questao, own] of Map.groupBy(rows, (row) => row.id_questao)) {
    const plan = planRevisao(
      own.map(({ dia, resultado }) => ({ dia, isCerta: resultado === 'certa' })),
    )
    if (!plan) continue
    const vence = dueOn(plan, alvoOf(own[0]?.data_da_prova ?? null, null))
    await sql`
      insert into revisoes (id_usuario, id_questao, ultima, estabilidade, dificuldade, vence)
      values (${id}, ${id_questao}, ${plan.ultima}, ${plan.estabilidade}, ${plan.dificuldade}, ${vence})`.execute(
      db,
    )
  }
}
