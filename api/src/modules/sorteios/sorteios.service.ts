import type { PedidoDeSorteio, Sorteio } from '@rumo/contract'
import type { PublishedQuestoes } from '../../infra/questoes/published-questoes.ts'

export type SorteiosService = ReturnType<typeof sorteiosService>

export function sorteiosService(published: PublishedQuestoes) {
  return {
    /** Draws questions for practice; whatever of them changes is seen within 1 s. */
    async draw(pedido: PedidoDeSorteio): Promise<Sorteio> {
      const questoes = await published()
      const { ids, disponiveis } = questoes.draw(pedido)
      return { questoes: await questoes.byIds(ids), disponiveis }
    },
  }
}
