import { busca, sorteios, type QuestaoDaBusca, type Sorteio } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { listOf } from '../../shared/list-of.ts'

export const offersBusca = () => http.offers(busca.questoes)

/** How many questions a page of what is found has. */
export const ACHADAS_PER_PAGE = 20

/** A page of what a search finds, and how much it finds in all. */
export interface Achadas {
  questoes: readonly QuestaoDaBusca[]
  total: number
}

/** Searches the bank by words; nothing where there are none. Rejects with an ApiError. */
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

/** Whether the server draws by id: one that does not would draw any. */
const drawsById = () => http.offers(sorteios.create) && http.offers(sorteios.count)

/** One question to practise, as a draw brings it; undefined where the server has no way but that of section 7. */
export async function drawQuestao(id: number, signal: AbortSignal): Promise<Sorteio | undefined> {
  if (!drawsById()) return undefined
  return http.call(sorteios.create, { body: { quantidade: 1, entre: [id] }, signal })
}
