import { createJudge } from '@rumo/contract/formulas'
import { omit, pick } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findQuestao } from '../../domain/questoes/find-questao.ts'
import { insertQuestao } from './edicao-questao.repository.ts'
import { missingOfSelection } from './missing-of-selection.ts'

interface Copying {
  /** In the order of the list of questions. */
  found: readonly { id: number; id_materia: number | null }[]
  /** The prova to copy to. */
  para: number
  autor: number
}

interface Copied {
  id: number
  id_prova: number
  id_materia: number | null
}

/**
 * Copies each question, linked to the same references. A copy has no number when its prova already uses that number.
 */
export async function copyQuestoes(
  trx: DatabaseTransaction,
  { found, para, autor }: Copying,
): Promise<Copied[]> {
  const copies: Copied[] = []
  const taken = await readNumeros(trx, para)
  for (const { id, id_materia } of found) {
    const completa = await findQuestao(trx, id)
    if (!completa) throw missingOfSelection('questao', 'Uma das questões')
    const { texto, situacao, explicacao, id_assunto, numero = null } = completa.questao
    const isFree = numero !== null && !taken.has(numero)
    const { questao } = await insertQuestao(
      trx,
      {
        questao: {
          id_prova: para,
          numero: isFree ? numero : null,
          texto,
          situacao,
          explicacao,
          id_materia,
          id_assunto,
        },
        alternativas: completa.alternativas.map((alternativa) => omit(alternativa, ['id'])),
        referencias: completa.referencias.map((referencia) => pick(referencia, ['id'])),
      },
      autor,
      createJudge(),
    )
    if (isFree) taken.add(numero)
    copies.push({ id: questao.id, id_prova: para, id_materia })
  }
  return copies
}

async function readNumeros(trx: DatabaseTransaction, idProva: number): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('questoes')
    .select('numero')
    .where('id_prova', '=', idProva)
    .where('retirada_em', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ numero }) => numero ?? []))
}
