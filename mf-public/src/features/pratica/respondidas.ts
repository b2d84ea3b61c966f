import type { TentativaGuardada } from '@rumo/shared-device/fila'
import { sortBy, uniq } from 'es-toolkit'

/** The ids of the questions that an owner answered. */
export interface Respondidas {
  respondidas: number[]
  /** The questions answered wrong and not right since. */
  erradas: number[]
}

/**
 * Goes through answers, which may come in any order. A blank answer and a question without a key are neither right nor
 * wrong.
 */
export function respondidasIn(
  tentativas: readonly Pick<TentativaGuardada, 'id_questao' | 'resultado' | 'respondida_em'>[],
): Respondidas {
  const erradas = new Set<number>()
  for (const { id_questao, resultado } of sortBy([...tentativas], ['respondida_em'])) {
    if (resultado === 'errada') erradas.add(id_questao)
    if (resultado === 'certa') erradas.delete(id_questao)
  }
  return {
    respondidas: uniq(tentativas.map(({ id_questao }) => id_questao)),
    erradas: [...erradas],
  }
}
