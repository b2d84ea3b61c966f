import type { Origem } from '@rumo/contract'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Leitura } from './tempo-de-leitura.ts'
import { newAnswers, type Pratica } from './pratica.rules.ts'

/**
 * Gives what is to be told of a set at every step, and hands on its first answers as attempts, each once and with the
 * time that it took; `add` comes from useCallback.
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
