import { startTransition, useCallback, useState } from 'react'
import { keyOf, type Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'

/** The request for questions under one choice. */
interface Pedido {
  numero: number
  /** The ids of the questions that a draw leaves out. */
  exceto: readonly number[]
  /** Whether a new set was requested and has not arrived yet. The kept set stays stored meanwhile, but is not shown. */
  isPending: boolean
}

const NENHUM: Pedido = { numero: 0, exceto: [], isPending: false }

/**
 * The requests for questions on this screen, one for each choice. `setEscolha` goes to another choice. The previous set
 * is kept until the new one has arrived.
 */
export function usePedidos(
  escolha: Escolha,
  setEscolha: (escolha: Escolha) => void,
  memory: Pick<PraticaMemory, 'sobre' | 'note'>,
) {
  const [pedidos, setPedidos] = useState<ReadonlyMap<string, Pedido>>(new Map())
  const key = keyOf(escolha)
  const pedido = pedidos.get(key) ?? NENHUM
  const { de } = memory.sobre(escolha)

  const ask = (chosen: Escolha, change: Omit<Pedido, 'numero'>) => {
    const other = keyOf(chosen)
    const { numero } = pedidos.get(other) ?? NENHUM
    memory.note(chosen, { de: pedido.isPending ? de : escolha })
    const asked = new Map(pedidos).set(other, { ...change, numero: numero + 1 })
    // The browser shows the press before the screen is drawn anew.
    startTransition(() => setPedidos(asked))
    if (other !== key) setEscolha(chosen)
  }
  const settle = useCallback(() => {
    setPedidos((all) => {
      const settled = all.get(key)
      return settled ? new Map(all).set(key, { ...settled, isPending: false }) : all
    })
  }, [key])

  return {
    pedido,
    /** The choice of the set that the user left for this one; null when there is none. */
    de,
    draw: (chosen: Escolha, exceto: readonly number[]) => ask(chosen, { exceto, isPending: true }),
    /** Goes to the set that is kept under a choice. */
    goTo: (chosen: Escolha) => ask(chosen, { exceto: [], isPending: false }),
    /** Must be called when the new set has arrived. */
    settle,
  }
}
