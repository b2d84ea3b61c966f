import { busca, sorteios, type QuestaoDaBusca, type Sorteio } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { takeEarly } from '../../shared/early.ts'
import { listOf } from '../../shared/list-of.ts'

export const offersBusca = () => http.offers(busca.questoes)

export const ACHADAS_PER_PAGE = 20

/** One page of a search result; `total` counts all questions that the search finds. */
export interface Achadas {
  questoes: readonly QuestaoDaBusca[]
  total: number
}

/**
 * Searches the questions by words. Without words the result is empty and no request is made. Rejects with an ApiError.
 */
export async function searchQuestoes(
  palavras: string,
  pagina: number,
  signal: AbortSignal,
): Promise<Achadas> {
  if (palavras === '') return { questoes: [], total: 0 }
  const query = { busca: palavras, pagina, limite: ACHADAS_PER_PAGE }
  const { dados, total } = await http.answer(busca.questoes, { query, signal })
  const questoes = listOf(dados)
  return { questoes, total: total ?? questoes.length }
}

/**
 * Whether the server can draw a question by its id. A server without these calls would ignore the id and draw any
 * question.
 */
const drawsById = () => http.offers(sorteios.create) && http.offers(sorteios.count)

/**
 * One question to practise, in the shape of a draw. Undefined on a server that only has the calls of section 7. Rejects
 * with an ApiError.
 */
export async function drawQuestao(id: number, signal: AbortSignal): Promise<Sorteio | undefined> {
  if (!drawsById()) return undefined
  const body = { quantidade: 1, entre: [id] }
  return http.call(sorteios.create, { body, signal, ...takeEarly(`questoes/${id}`) })
}
