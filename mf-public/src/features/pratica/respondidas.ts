import type { TentativaGuardada } from '@rumo/shared-device/fila'
import { sortBy, uniq } from 'es-toolkit'

/** What the answers of one owner say of questions, by their ids. */
export interface Respondidas {
  respondidas: number[]
  /** Those that went wrong, and were not right since. */
  erradas: number[]
}

/** Looks through answers, in whatever order they come; a blank or a question without a key is neither right nor wrong. */
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
