import { placarOf, type Regrade, regradeQuestao, type Resultado } from '@rumo/contract/rules'
import { isEqual, pick } from 'es-toolkit'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { lockGabaritos } from './begin.ts'
import { addQuestoes, subtractQuestoes } from './dias-de-materia.ts'
import { type Corrigivel, readGabaritos } from './gabaritos.ts'
import { planRevisoes } from './plan-revisoes.ts'

/** A question as it was before a change. */
export type Before = Pick<Corrigivel, 'id' | 'situacao'> & {
  id_materia?: number | null | undefined
  alternativas: readonly { id: number; correta: boolean }[]
}

/**
 * Grades the answers to a changed question again, in the transaction of the change, and counts them for the question's
 * new matéria. Does nothing if neither key nor matéria changed. All answers with the same alternative are updated by
 * one statement, so the number of statements does not depend on the number of answers.
 */
export async function gradeAgain(trx: DatabaseTransaction, before: Before): Promise<void> {
  const now = (await readGabaritos(trx, [before.id])).get(before.id)
  if (!now) throw new Error('A question that was just written is not there')
  const idMateria = before.id_materia ?? 0
  const isKeySame = isEqual(keyOf(before), keyOf(now))
  if (isKeySame && idMateria === now.id_materia) return
  await lockGabaritos(trx)
  await subtractQuestoes(trx, [now.id], idMateria)
  if (!isKeySame) {
    await gradeTentativas(trx, before, now)
    await gradeSimulados(trx, before, now)
  }
  await addQuestoes(trx, [now.id], { before: idMateria, now: now.id_materia })
  if (!isKeySame) await planRevisoes(trx, [now.id])
}

/**
 * Moves the counts of all answers to these questions to the matéria `now` (0: none), in the transaction that changes
 * the questions.
 */
export async function moveQuestoes(
  trx: DatabaseTransaction,
  questoes: readonly { id: number; id_materia?: number | null | undefined }[],
  now: number,
): Promise<void> {
  await lockGabaritos(trx)
  for (const [before, group] of Map.groupBy(questoes, ({ id_materia }) => id_materia ?? 0)) {
    const ids = group.map(({ id }) => id)
    await subtractQuestoes(trx, ids, before)
    await addQuestoes(trx, ids, { before, now })
  }
}

function keyOf({ situacao, alternativas }: Omit<Before, 'id_materia'>) {
  const ids = alternativas.map((alternativa) => pick(alternativa, ['id', 'correta']))
  return { isAnulada: situacao === 'anulada', alternativas: ids.toSorted((a, b) => a.id - b.id) }
}

async function gradeTentativas(
  trx: DatabaseTransaction,
  before: Before,
  now: Corrigivel,
): Promise<void> {
  const groups = await trx
    .selectFrom('tentativas')
    .select(['id_alternativa', 'resultado'])
    .where('id_questao', '=', now.id)
    .groupBy(['id_alternativa', 'resultado'])
    .execute()
  for (const { id_alternativa, antes, depois } of changesOf(before, now, groups)) {
    await trx
      .updateTable('tentativas')
      .set({ resultado: depois })
      .where('id_questao', '=', now.id)
      .where('id_alternativa', '=', id_alternativa)
      .where('resultado', '=', antes)
      .execute()
  }
}

/**
 * Updates ended simulados, which are the only ones with results. Stores the reason of a change to tell it to the
 * student.
 */
async function gradeSimulados(
  trx: DatabaseTransaction,
  before: Before,
  now: Corrigivel,
): Promise<void> {
  const em = new Date().toISOString()
  const groups = await trx
    .selectFrom('simulados_questoes')
    .select(['id_alternativa', 'resultado'])
    .where('id_questao', '=', now.id)
    .where('resultado', 'is not', null)
    .groupBy(['id_alternativa', 'resultado'])
    .$narrowType<{ resultado: Resultado }>()
    .execute()
  for (const { id_alternativa, antes, depois, motivo } of changesOf(before, now, groups)) {
    const concerned = trx
      .selectFrom('simulados_questoes')
      .where('id_questao', '=', now.id)
      .where('id_alternativa', id_alternativa === null ? 'is' : '=', id_alternativa)
      .where('resultado', '=', antes)
    await trx
      .insertInto('recorrecoes')
      .columns(['id_simulado', 'id_questao', 'em', 'antes', 'depois', 'motivo'])
      .expression(
        concerned.select((eb) => [
          'id_simulado',
          'id_questao',
          eb.cast<string>(eb.val(em), 'text').as('em'),
          eb.cast<string>(eb.val(antes), 'text').as('antes'),
          eb.cast<string>(eb.val(depois), 'text').as('depois'),
          eb.cast<string>(eb.val(motivo), 'text').as('motivo'),
        ]),
      )
      .execute()
    const [was, is] = [placarOf([antes]), placarOf([depois])]
    await trx
      .updateTable('simulados')
      .set((eb) => ({
        certas: eb('certas', '+', is.certas - was.certas),
        total: eb('total', '+', is.total - was.total),
        recorrigido_em: em,
        // The result that the student saw first, however often it changed since.
        certas_antes: sql<number>`coalesce(${eb.ref('certas_antes')}, ${eb.ref('certas')})`,
        total_antes: sql<number>`coalesce(${eb.ref('total_antes')}, ${eb.ref('total')})`,
      }))
      .where('id', 'in', concerned.select('id_simulado'))
      .execute()
    await trx
      .updateTable('simulados_questoes')
      .set({ resultado: depois })
      .where('id_questao', '=', now.id)
      .where('id_alternativa', id_alternativa === null ? 'is' : '=', id_alternativa)
      .where('resultado', '=', antes)
      .execute()
  }
}

/** How the result changes for each group of answers with the same alternative and the same result. */
function changesOf<Id extends number | null>(
  before: Before,
  now: Corrigivel,
  groups: readonly { id_alternativa: Id; resultado: Resultado }[],
): (Regrade & { id_alternativa: Id })[] {
  return groups.flatMap(({ id_alternativa, resultado }) => {
    const regrade = regradeQuestao(before, now, { marcada: id_alternativa, antes: resultado })
    return regrade ? { ...regrade, id_alternativa } : []
  })
}
