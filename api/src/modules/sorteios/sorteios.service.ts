import type { PedidoDeSorteio, Sorteio } from '@rumo/contract'
import { cacheByVersion, keepByIds } from '../../infra/cache.ts'
import { drawQuestoes } from './draw.ts'
import type { SorteiosRepository } from './sorteios.repository.ts'

export type SorteiosService = ReturnType<typeof sorteiosService>

export function sorteiosService(repository: SorteiosRepository) {
  const published = cacheByVersion(
    () => repository.contentVersion(),
    async () => ({
      drawable: await repository.listDrawable(),
      questoesByIds: keepByIds((ids) => repository.listQuestoes(ids)),
    }),
  )
  return {
    /** Draws questions for practice; whatever of them changes is seen within 1 s. */
    async draw(pedido: PedidoDeSorteio): Promise<Sorteio> {
      const { drawable, questoesByIds } = await published()
      const { ids, disponiveis } = drawQuestoes(drawable, pedido)
      return { questoes: await questoesByIds(ids), disponiveis }
    },
  }
}
