import type { Origem } from '@rumo/contract'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Leitura } from './tempo-de-leitura.ts'
import { newAnswers, type Pratica } from './pratica.rules.ts'

/**
 * Returns a function to call with the set after every step. It passes each first answer on to `add` as an attempt, once
 * and with the time that it took. `add` must be stable (useCallback).
 */
export function useTentativas(
  inicial: Pratica,
  origem: Origem,
  add: (tentativas: TentativaGuardada[]) => Promise<void>,
): (pratica: Pratica) => void {
  const before = useRef(inicial)
  const leitura = useLeitura(inicial.atual)
  return useCallback(
    (pratica) => {
      const answered = newAnswers(before.current, pratica)
      before.current = pratica
      const respondidaEmMs = Date.now()
      leitura.turnTo(pratica.atual, respondidaEmMs)
      void add(
        answered.map((primeira) => {
          const segundos = leitura.segundosOf(pratica.questoes.indexOf(primeira.questao))
          return tentativaOf({ ...primeira, origem, respondidaEmMs, segundos })
        }),
      )
    },
    [origem, add, leitura],
  )
}

function useLeitura(place: number): Leitura {
  const [leitura] = useState(() => new Leitura(place, Date.now()))
  useEffect(() => {
    const turn = () =>
      document.visibilityState === 'hidden' ? leitura.pause(Date.now()) : leitura.resume(Date.now())
    document.addEventListener('visibilitychange', turn)
    return () => document.removeEventListener('visibilitychange', turn)
  }, [leitura])
  return leitura
}
