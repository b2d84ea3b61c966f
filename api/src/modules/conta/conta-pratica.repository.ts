import type { DadosDaConta } from '@rumo/contract'
import { type Pausa, placarOf, type Resultado } from '@rumo/contract/rules'
import { omit } from 'es-toolkit'
import type { Database } from '../../infra/database/db.ts'
import { readEmCurso, selectEmCurso } from '../../domain/tentativas/em-curso.ts'

/**
 * Asks for one page of the rows of the account `id`: rows whose key is greater than `after`, at most `size` of them.
 */
export interface Asked {
  id: number
  after: number
  size: number
}

/** A page of an account's answers. The query uses an index, so its speed does not depend on the number of answers. */
export function selectTentativas(db: Database, { id, after, size }: Asked) {
  return db
    .selectFrom('tentativas')
    .select(['id', 'chave', 'id_questao', 'letra', 'origem', 'id_simulado'])
    .select(['respondida_em', 'resultado', 'segundos', 'lembranca'])
    .where('id_usuario', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
}

/** A page of an account's answers, without the results that a simulado under way withholds. */
export async function readTentativas(db: Database, asked: Asked) {
  const emCurso = await readEmCurso(db, asked.id)
  const tentativas = await selectTentativas(db, asked).execute()
  return tentativas.map((tentativa) => ({
    ...withoutResultado(tentativa, emCurso),
    // `lembranca` is computed from earlier answers, so its value reveals which of them were wrong.
    lembranca: emCurso.has(tentativa.id_questao) ? null : tentativa.lembranca,
  }))
}

function withoutResultado<Answer extends { id_questao: number; resultado: Resultado | null }>(
  answer: Answer,
  emCurso: ReadonlySet<number>,
) {
  return emCurso.has(answer.id_questao) ? { ...answer, resultado: null } : answer
}

/** An ended simulado without the results of questions that a simulado under way asks too. */
function withoutEmCurso(
  simulado: DadosDaConta['simulados'][number],
  emCurso: ReadonlySet<number>,
): DadosDaConta['simulados'][number] {
  const isAsked = ({ id_questao }: { id_questao: number }) => emCurso.has(id_questao)
  if (simulado.encerrado_em === null || !simulado.questoes.some(isAsked)) return simulado
  const questoes = simulado.questoes.map((one) => withoutResultado(one, emCurso))
  const untold = { certas_antes: null, total_antes: null, recorrecoes: [] }
  return {
    ...simulado,
    ...untold,
    ...placarOf(questoes.flatMap(({ resultado }) => resultado ?? [])),
    questoes,
  }
}

/** A page of the questions that an account reviews, and when; without those that a simulado under way asks. */
export async function readRevisoes(db: Database, { id, after, size }: Asked) {
  return db
    .selectFrom('revisoes')
    .select(['id_questao', 'ultima', 'estabilidade', 'dificuldade', 'vence'])
    .where('id_usuario', '=', id)
    .where('id_questao', 'not in', selectEmCurso(db, id))
    .where('id_questao', '>', after)
    .orderBy('id_questao')
    .limit(size)
    .execute()
}

/** A page of an account's simulados with their questions, without results that a simulado under way withholds. */
export async function readSimulados(db: Database, { id, after, size }: Asked) {
  const simulados = await db
    .selectFrom('simulados')
    .select(['id', 'tipo', 'id_prova', 'id_materia', 'iniciado_em', 'termina_em', 'encerrado_em'])
    .select(['pausas', 'certas', 'total', 'certas_antes', 'total_antes'])
    .where('id_usuario', '=', id)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute()
  if (simulados.length === 0) return []
  const ids = simulados.map((simulado) => simulado.id)
  const questoes = await db
    .selectFrom('simulados_questoes')
    .select(['id_simulado', 'id_questao', 'letra', 'marcada_em', 'resultado'])
    .where('id_simulado', 'in', ids)
    .orderBy('id_simulado')
    .orderBy('posicao')
    .execute()
  const recorrecoes = await db
    .selectFrom('recorrecoes')
    .select(['id_simulado', 'id_questao', 'em', 'antes', 'depois', 'motivo'])
    .where('id_simulado', 'in', ids)
    .orderBy('id')
    .execute()
  const [questoesOf, recorrecoesOf] = [bySimulado(questoes), bySimulado(recorrecoes)]
  const emCurso = await readEmCurso(db, id)
  return simulados.map((simulado) => {
    const whole = {
      ...simulado,
      pausas: JSON.parse(simulado.pausas ?? '[]') as Pausa[],
      questoes: questoesOf(simulado.id),
      recorrecoes: recorrecoesOf(simulado.id),
    }
    return withoutEmCurso(whole, emCurso)
  })
}

/** Gives a function from a simulado's id to its rows, in their order. */
function bySimulado<Row extends { id_simulado: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ id_simulado }) => id_simulado)
  return (id: number) => (groups.get(id) ?? []).map((row) => omit(row, ['id_simulado']))
}
