import type { Origem } from '@rumo/contract'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { useCallback, useRef } from 'react'
import { newAnswers, type Pratica } from './pratica.rules.ts'

/**
 * Gives what is to be told of a set at every step, and hands on its first answers as attempts, each once; `add`
 * comes from useCallback.
 */
export function useTentativas(
  inicial: Pratica,
  origem: Origem,
  add: (tentativas: TentativaGuardada[]) => Promise<void>,
): (pratica: Pratica) => void {
  const before = useRef(inicial)
  return useCallback(
    (pratica) => {
      const answered = newAnswers(before.current, pratica)
      before.current = pratica
      const respondidaEmMs = Date.now()
      void add(answered.map((primeira) => tentativaOf({ ...primeira, origem, respondidaEmMs })))
    },
    [origem, add],
  )
}
