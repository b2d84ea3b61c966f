import type { PedidoDeSorteio, Sorteio } from '@rumo/contract'
import type { PublishedQuestoes } from '../../domain/questoes/published-questoes.ts'
import type { SorteiosRepository } from './sorteios.repository.ts'

export function sorteiosService(published: PublishedQuestoes, repository: SorteiosRepository) {
  return {
    /**
     * Draws questions for practice, as they are now. For an account (null: for a visitor) without those that its
     * simulados under way ask, for they come with their key; of those it says how many there are.
     */
    async draw(pedido: PedidoDeSorteio, idUsuario: number | null): Promise<Sorteio> {
      const questoes = await published()
      const leftOut = idUsuario === null ? undefined : await repository.emCurso(idUsuario)
      const { ids, disponiveis } = questoes.draw(pedido, leftOut)
      const em_simulado = leftOut?.size ? questoes.countAmong(leftOut, pedido) : 0
      return {
        questoes: await questoes.byIds(ids),
        disponiveis,
        ...(em_simulado > 0 && { em_simulado }),
      }
    },
  }
}
