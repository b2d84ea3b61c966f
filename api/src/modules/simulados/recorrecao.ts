import type { Recorrecao } from '@rumo/contract'
import type { MotivoDeRecorrecao, Resultado } from '@rumo/contract/rules'

export interface Recorrigida {
  id_questao: number
  em: string
  antes: Resultado
  depois: Resultado
  motivo: MotivoDeRecorrecao
}

/**
 * How the results of a simulado's questions differ from the first grading. `recorrigidas` has every change in its
 * order. For each question: its first result, its current result, and the reason of the last change. A question whose
 * first result was restored is left out.
 */
export function mudancasOf(recorrigidas: readonly Recorrigida[]): Recorrecao['mudancas'] {
  const mudancas = new Map<number, Recorrigida>()
  for (const one of recorrigidas) {
    const { antes } = mudancas.get(one.id_questao) ?? one
    mudancas.set(one.id_questao, { ...one, antes })
  }
  return [...mudancas.values()].filter(({ antes, depois }) => antes !== depois)
}
