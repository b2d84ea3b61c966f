import type { Referencia } from '@rumo/contract'
import type { TestApi } from './api.ts'

/** The texts and images of a theme in their order, as candidates get them by the calls of section 7. */
export async function coletaneaOf(api: TestApi, id: number): Promise<Referencia[]> {
  const { body } = await api.get<{ dados: { id_redacao: number; id_referencia: number }[] }>(
    '/redacoes-referencias',
  )
  const own = body.dados.filter(({ id_redacao }) => id_redacao === id)
  return Promise.all(
    own.map(async ({ id_referencia }) => {
      const answer = await api.get<{ dados: Referencia }>(`/referencias/${id_referencia}`)
      return answer.body.dados
    }),
  )
}
