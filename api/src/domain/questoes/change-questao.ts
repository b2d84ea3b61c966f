import type { QuestaoCompleta } from '@rumo/contract'
import { isEqual, omit } from 'es-toolkit'
import { recordChange } from '../registro/audit-log.ts'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { removeUnusedReferencias } from '../referencias/remove-referencias.ts'
import { takeRetrato } from '../registro/take-retratos.ts'
import { gradeAgain } from '../tentativas/grade-again.ts'
import { heldQuestoes, retireQuestoes } from '../tentativas/retire.ts'
import { findQuestao } from './find-questao.ts'

/**
 * Changes a question, its alternatives or its references, and writes a line in the audit log, in the caller's
 * transaction, which must hold the content's lock. `write` makes the change, and gets the question as it was. Students'
 * answers are graded again if the key changed. Undefined if there is no such question. A change without any difference
 * is not logged.
 */
export async function changeQuestao(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
  write: (antes: QuestaoCompleta) => Promise<void>,
): Promise<QuestaoCompleta | undefined> {
  const antes = await findQuestao(trx, id)
  if (!antes) return undefined
  const retrato = await takeRetrato(trx, 'questoes', id)
  await write(antes)
  const written = await existingQuestao(trx, id)
  if (isEqual(contentOf(written), contentOf(antes))) return written
  await gradeAgain(trx, { ...antes.questao, alternativas: antes.alternativas })
  await trx
    .updateTable('questoes')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const depois = await existingQuestao(trx, id)
  const change = { acao: 'alteracao', antes, depois, retrato } as const
  await recordChange(trx, { ...ofQuestao(id, autor), ...change })
  await bumpContentVersion(trx)
  return depois
}

/**
 * Writes the creation of a question into the audit log, in the transaction that created it, and returns the question.
 */
export async function recordQuestao(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
): Promise<QuestaoCompleta> {
  const depois = await existingQuestao(trx, id)
  await recordChange(trx, { ...ofQuestao(id, autor), acao: 'criacao', antes: null, depois })
  await bumpContentVersion(trx)
  return depois
}

/**
 * Removes a question with its alternatives, the reports about it, and the references that nothing else uses. A question
 * that students answered is retired instead ('kept'). Returns whether there was such a question.
 */
export async function removeQuestao(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
): Promise<boolean | 'kept'> {
  const antes = await findQuestao(trx, id)
  if (!antes) return false
  if ((await heldQuestoes(trx, [id])).length > 0) {
    await retireQuestoes(trx, [id], { autor })
    await bumpContentVersion(trx)
    return 'kept'
  }
  const retrato = await takeRetrato(trx, 'questoes', id)
  await trx.deleteFrom('questoes').where('id', '=', id).execute()
  const linked = antes.referencias.map((referencia) => referencia.id)
  await removeUnusedReferencias(trx, linked, autor)
  const change = { acao: 'exclusao', antes, depois: null, retrato } as const
  await recordChange(trx, { ...ofQuestao(id, autor), ...change })
  await bumpContentVersion(trx)
  return true
}

function ofQuestao(id_registro: number, autor: number) {
  return { entidade: 'questoes', id_registro, autor } as const
}

/** The part of a question that an editor writes, without its version and without the other uses of its references. */
function contentOf({ questao, alternativas, referencias }: QuestaoCompleta) {
  return {
    questao: omit(questao, ['versao']),
    alternativas,
    referencias: referencias.map((referencia) => omit(referencia, ['usos'])),
  }
}

/** Reads a question that was just written or found. */
export async function existingQuestao(
  trx: DatabaseTransaction,
  id: number,
): Promise<QuestaoCompleta> {
  const questao = await findQuestao(trx, id)
  if (!questao) throw new Error('A question that was just there is gone')
  return questao
}
