import { partition } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { existingRedacao } from '../redacoes/change-redacao.ts'
import { publishedOwners, textosDasReferencias } from './link-referencias.ts'
import type { Textos } from '../publicacao/marcacao.ts'
import { existingQuestao } from '../questoes/change-questao.ts'
import { textosDaQuestao } from '../questoes/problemas-da-questao.ts'

export type Owner = { id_questao: number } | { id_redacao: number }

interface Beside {
  textos: Textos
  /** Which of the given references the question or theme uses. */
  ids: readonly number[]
}

/**
 * The other texts of each public question and theme, except `self`, that uses any of these references. They share a
 * limit of formulas with the references. Questions and themes that are not public are left out.
 */
export async function textosBeside(
  trx: DatabaseTransaction,
  references: readonly number[],
  self?: Owner,
): Promise<Beside[]> {
  const asked = new Set(references)
  const { questoes, redacoes } = await publishedOwners(trx, references)
  const besides: Beside[] = []
  for (const id of questoes) {
    if (self && 'id_questao' in self && self.id_questao === id) continue
    const questao = await existingQuestao(trx, id)
    const { ids, others } = parted(questao.referencias, asked)
    besides.push({ ids, textos: textosDaQuestao({ ...questao, referencias: others }) })
  }
  for (const id of redacoes) {
    if (self && 'id_redacao' in self && self.id_redacao === id) continue
    const { instrucoes, referencias } = await existingRedacao(trx, id)
    const { ids, others } = parted(referencias, asked)
    besides.push({ ids, textos: { instrucoes, ...textosDasReferencias(others) } })
  }
  return besides
}

function parted<Row extends { id: number }>(rows: readonly Row[], asked: ReadonlySet<number>) {
  const [shown, others] = partition(rows, ({ id }) => asked.has(id))
  return { ids: shown.map(({ id }) => id), others }
}
