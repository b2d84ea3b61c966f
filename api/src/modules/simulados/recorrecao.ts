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
 * What became of the questions of a simulado since it was graded first, given every change in its order: of
 * each what was told first, what it is worth now, and why it changed last. What was taken back is no change.
 */
export function mudancasOf(recorrigidas: readonly Recorrigida[]): Recorrecao['mudancas'] {
  const mudancas = new Map<number, Recorrigida>()
  for (const one of recorrigidas) {
    const { antes } = mudancas.get(one.id_questao) ?? one
    mudancas.set(one.id_questao, { ...one, antes })
  }
  return [...mudancas.values()].filter(({ antes, depois }) => antes !== depois)
}
