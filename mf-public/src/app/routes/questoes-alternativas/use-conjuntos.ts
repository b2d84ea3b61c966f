import { useCallback, useReducer } from 'react'
import { keyOf, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { escolhaInForce } from './escolha-in-force.ts'
import { usePedidos } from './use-pedidos.ts'

const NOTHING: readonly number[] = []

interface Address {
  setEscolha: (escolha: Escolha) => void
  /** Told that what the address asked for is there; comes from useCallback. */
  settle: () => void
}

/** The sets of this screen: what is asked for under the choice of the address, and the ways to others. */
export function useConjuntos(
  escolha: Escolha,
  { setEscolha, settle: settleAddress }: Address,
  memory: PraticaMemory,
) {
  const { pedido, draw, goTo, settle } = usePedidos(escolha, setEscolha)
  // A draw may find out that the server has less than its configuration promised.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const onDrawn = useCallback(() => {
    settle()
    settleAddress()
    lookAgain()
  }, [settle, settleAddress])

  const isOther = (one: Escolha) => keyOf(one) !== keyOf(escolha)
  const { de, isPending } = pedido
  const hasBefore = (before: Escolha) =>
    isPending ? memory.kept(before) : isOther(before) && memory.countAnswered(before) > 0
  return {
    pedido,
    onDrawn,
    /** A set that was begun goes on; otherwise another one is drawn. */
    change: (chosen: Escolha) =>
      memory.countAnswered(chosen) > 0 && isOther(chosen) ? goTo(chosen) : draw(chosen, NOTHING),
    onMore: () => draw(escolha, memory.seen()),
    onStartOver: () => {
      memory.forgetSeen(escolhaInForce(escolha, memory))
      draw(escolha, NOTHING)
    },
    /** Leads back to the set that was left for this one; null where there is none. */
    onBack: de && hasBefore(de) ? () => goTo(de) : null,
  }
}
