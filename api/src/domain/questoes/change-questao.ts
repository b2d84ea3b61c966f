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
 * Changes a question, or what belongs to it, by whatever call: in the caller's transaction, which holds the content's
 * lock, with its line of the log; what students answered is graded by the new key. Undefined where there is no such
 * question. An update that changes nothing is not logged. `write` gets it as it was.
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

/** Writes that a question was made, and gives it; in the transaction that made it. */
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
 * Removes a question with its alternatives, the reports about it, and the references that no other names. One that
 * was answered is retired instead. Undefined where there is no such question.
 */
export async function removeQuestao(
  trx: DatabaseTransaction,
  id: number,
  autor: number,
): Promise<'removed' | 'retired' | undefined> {
  const antes = await findQuestao(trx, id)
  if (!antes) return undefined
  if ((await heldQuestoes(trx, [id])).length > 0) {
    await retireQuestoes(trx, [id], { autor })
    await bumpContentVersion(trx)
    return 'retired'
  }
  const retrato = await takeRetrato(trx, 'questoes', id)
  await trx.deleteFrom('questoes').where('id', '=', id).execute()
  await removeUnusedReferencias(
    trx,
    antes.referencias.map((referencia) => referencia.id),
    autor,
  )
  const change = { acao: 'exclusao', antes, depois: null, retrato } as const
  await recordChange(trx, { ...ofQuestao(id, autor), ...change })
  await bumpContentVersion(trx)
  return 'removed'
}

function ofQuestao(id_registro: number, autor: number) {
  return { entidade: 'questoes', id_registro, autor } as const
}

/** The part of a question that is written: without its version and the other users of its references. */
function contentOf({ questao, alternativas, referencias }: QuestaoCompleta) {
  return {
    questao: omit(questao, ['versao']),
    alternativas,
    referencias: referencias.map((referencia) => omit(referencia, ['usos'])),
  }
}

/** A question that was just written, or found. */
export async function existingQuestao(
  trx: DatabaseTransaction,
  id: number,
): Promise<QuestaoCompleta> {
  const questao = await findQuestao(trx, id)
  if (!questao) throw new Error('A question that was just there is gone')
  return questao
}
