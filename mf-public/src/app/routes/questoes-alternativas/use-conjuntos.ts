import { useCallback, useReducer } from 'react'
import { keyOf, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { escolhaInForce } from './escolha-in-force.ts'
import { usePedidos } from './use-pedidos.ts'

const NOTHING: readonly number[] = []

interface Address {
  setEscolha: (escolha: Escolha) => void
  /** Called when the questions that the address asks for are loaded; must come from useCallback. */
  settle: () => void
}

/** The sets of this screen: the request for the choice in the address, and functions that go to other sets. */
export function useConjuntos(
  escolha: Escolha,
  { setEscolha, settle: settleAddress }: Address,
  memory: PraticaMemory,
) {
  const { pedido, de, draw, goTo, settle } = usePedidos(escolha, setEscolha, memory)
  // Renders again, because a draw may find that the server supports less than its configuration promised.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const onDrawn = useCallback(() => {
    settle()
    settleAddress()
    lookAgain()
  }, [settle, settleAddress])

  const isOther = (one: Escolha) => keyOf(one) !== keyOf(escolha)
  const { isPending } = pedido
  const hasBefore = (before: Escolha) =>
    isPending ? memory.kept(before) : isOther(before) && memory.countAnswered(before) > 0
  return {
    pedido,
    onDrawn,
    /** Continues a set of the chosen choice if one was begun; otherwise draws a new one. */
    change: (chosen: Escolha) =>
      memory.countAnswered(chosen) > 0 && isOther(chosen) ? goTo(chosen) : draw(chosen, NOTHING),
    onMore: () => draw(escolha, memory.seen()),
    onStartOver: () => {
      memory.forgetSeen(escolhaInForce(escolha, memory))
      draw(escolha, NOTHING)
    },
    /** Goes back to the set that the user left for this one; null when there is none. */
    onBack: de && hasBefore(de) ? () => goTo(de) : null,
  }
}
