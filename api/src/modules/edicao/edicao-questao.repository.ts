import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { createJudge, type Judge } from '@rumo/contract/formulas'
import { StaleVersionError } from '../../errors.ts'
import { changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { deriveQuestao } from '../../domain/questoes/derive-questao.ts'
import { keptAssunto } from '../../domain/questoes/assunto-da-questao.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { keepPublished } from '../../domain/questoes/last-published.ts'
import { removeUnusedReferencias } from '../../domain/referencias/remove-referencias.ts'
import {
  changeQuestao,
  recordQuestao,
  removeQuestao,
} from '../../domain/questoes/change-questao.ts'
import { lugarIn } from '../../domain/questoes/lugar-no-pdf.ts'
import { refuseQuestao } from './refuse-questao.repository.ts'
import { writeAlternativas } from './write-alternativas.repository.ts'
import { linkReferencias } from './write-referencias.repository.ts'

/** Writes whole questions: each in one transaction with its alternatives, its references and the audit log. */
export function edicaoQuestaoRepository(db: Database) {
  return {
    /** Throws an InvalidInputError with all problems of the question; so does `change`. */
    insert(editada: QuestaoEditada, autor: number): Promise<QuestaoCompleta> {
      return changeContent(db, async (trx) => {
        const judge = createJudge()
        await refuseQuestao(trx, editada, { judge })
        return insertQuestao(trx, editada, autor, judge)
      })
    },

    /**
     * Replaces a question. Undefined when there is no such question. Throws a StaleVersionError when the question, or
     * one of its references, was changed after the caller read it.
     */
    change(
      id: number,
      editada: QuestaoEditada,
      autor: number,
    ): Promise<QuestaoCompleta | undefined> {
      return changeContent(db, (trx) =>
        changeQuestao(trx, id, autor, async (antes) => {
          const { versao = antes.questao.versao } = editada.questao
          if (versao !== antes.questao.versao) throw new StaleVersionError()
          const judge = createJudge()
          const wanted = await withAssunto(trx, editada, antes)
          await refuseQuestao(trx, wanted, { judge, antes })
          if (editada.questao.id_prova !== antes.questao.id_prova) {
            await keepPublished(trx, { id })
          }
          await trx
            .updateTable('questoes')
            .set({
              ...columnsOf(wanted, judge),
              ...lugarIn(antes.questao, editada.questao.id_prova),
            })
            .where('id', '=', id)
            .execute()
          await writeAlternativas(trx, id, editada, antes.alternativas)
          await linkReferencias(trx, { id_questao: id }, editada.referencias, { autor, judge })
          const linked = antes.referencias.map(({ id: own }) => own)
          await removeUnusedReferencias(trx, linked, autor)
        }),
      )
    },

    /** See `removeQuestao`. */
    remove(id: number, autor: number): Promise<boolean | 'kept'> {
      return changeContent(db, (trx) => removeQuestao(trx, id, autor))
    },
  }
}

/** Writes a new question and its line of the log. The caller has checked the question in the same transaction. */
export async function insertQuestao(
  trx: DatabaseTransaction,
  editada: QuestaoEditada,
  autor: number,
  judge: Judge,
): Promise<QuestaoCompleta> {
  const id = await insertRecord(trx, 'questoes', columnsOf(editada, judge))
  await writeAlternativas(trx, id, editada, [])
  await linkReferencias(trx, { id_questao: id }, editada.referencias, { autor, judge })
  return recordQuestao(trx, id, autor)
}

/**
 * A client that does not know assuntos sends none: the question then keeps its assunto, if that belongs to its matéria.
 */
async function withAssunto(
  trx: DatabaseTransaction,
  editada: QuestaoEditada,
  antes: QuestaoCompleta,
): Promise<QuestaoEditada> {
  const { questao } = editada
  if (questao.id_assunto !== undefined) return editada
  const { id_materia } = questao
  const id_assunto = await keptAssunto(trx, { ...antes.questao, id_materia })
  return { ...editada, questao: { ...questao, id_assunto } }
}

function columnsOf({ questao, alternativas }: QuestaoEditada, judge: Judge) {
  const { id_prova, texto, numero = null, situacao, explicacao = null } = questao
  const { id_materia = null, id_assunto = null } = questao
  const derived = deriveQuestao({ texto, explicacao }, alternativas, judge)
  return { id_prova, texto, numero, situacao, explicacao, id_materia, id_assunto, ...derived }
}
