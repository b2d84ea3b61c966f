import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { existingRedacao } from '../redacoes/change-redacao.ts'
import { publishedOwners, textosDasReferencias } from './link-referencias.ts'
import type { Textos } from '../publicacao/marcacao.ts'
import { existingQuestao } from '../questoes/change-questao.ts'
import { textosDaQuestao } from '../questoes/problemas-da-questao.ts'

/** What everybody sees beside a reference, apart for each question and each theme; nothing where nobody sees it. */
export async function textosBeside(trx: DatabaseTransaction, id: number): Promise<Textos[]> {
  const { questoes, redacoes } = await publishedOwners(trx, id)
  const besides: Textos[] = []
  for (const owner of questoes) {
    const questao = await existingQuestao(trx, owner.id)
    besides.push(textosDaQuestao({ ...questao, referencias: others(questao.referencias, id) }))
  }
  for (const owner of redacoes) {
    const { instrucoes, referencias } = await existingRedacao(trx, owner.id)
    besides.push({ instrucoes, ...textosDasReferencias(others(referencias, id)) })
  }
  return besides
}

const others = <Row extends { id: number }>(referencias: readonly Row[], id: number) =>
  referencias.filter((referencia) => referencia.id !== id)
