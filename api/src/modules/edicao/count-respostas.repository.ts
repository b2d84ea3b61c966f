import type { RespostasDeQuestao } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import { countOf } from '../../infra/lists/list-page.ts'

/** How many results depend on the right answer of a question; undefined when there is no such question. */
export async function countRespostas(
  db: Database,
  id: number,
): Promise<RespostasDeQuestao | undefined> {
  const questao = db.selectFrom('questoes').select('id').where('id', '=', id)
  if (!(await questao.executeTakeFirst())) return undefined
  const simulados = db
    .selectFrom('simulados_questoes')
    .select('id_simulado')
    .where('id_questao', '=', id)
    .where('resultado', 'is not', null)
  // Attempts of a simulado are left out: the simulado is counted as one result.
  const tentativas = db
    .selectFrom('tentativas')
    .select('id')
    .where('id_questao', '=', id)
    .where('id_simulado', 'is', null)
  return { simulados: await countOf(simulados), tentativas: await countOf(tentativas) }
}
