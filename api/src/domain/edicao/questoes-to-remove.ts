import { omit } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { ALTERNATIVA, QUESTAO, REFERENCIA } from '../publicacao/published.ts'

/**
 * The questions of a prova, except `others`, with their alternatives and references, in the form that the audit log
 * keeps of a deleted question.
 */
export async function questoesToRemove(
  trx: DatabaseTransaction,
  idProva: number,
  others: readonly number[],
) {
  const questoes = await trx
    .selectFrom('questoes as q')
    .select([...QUESTAO, 'q.retirada_em', 'q.versao'])
    .where('q.id_prova', '=', idProva)
    .$if(others.length > 0, (query) => query.where('q.id', 'not in', others))
    .orderBy('q.id')
    .execute()
  const ids = trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', idProva)
    .$if(others.length > 0, (query) => query.where('id', 'not in', others))
  const alternativas = await trx
    .selectFrom('alternativas as a')
    .select(ALTERNATIVA)
    .where('a.id_questao', 'in', ids)
    .orderBy('a.ordem')
    .orderBy('a.id')
    .execute()
  const links = await trx
    .selectFrom('questoes_referencias as qr')
    .innerJoin('referencias as r', 'r.id', 'qr.id_referencia')
    .select(REFERENCIA)
    .select(['r.versao', 'qr.id_questao'])
    .where('qr.id_questao', 'in', ids)
    .orderBy('qr.ordem')
    .orderBy('r.id')
    .execute()
  const alternativasOf = Map.groupBy(alternativas, ({ id_questao }) => id_questao)
  const linksOf = Map.groupBy(links, ({ id_questao }) => id_questao)
  return questoes.map((questao) => ({
    questao,
    alternativas: alternativasOf.get(questao.id) ?? [],
    referencias: (linksOf.get(questao.id) ?? []).map((link) => omit(link, ['id_questao'])),
  }))
}
