import { useCallback, useState } from 'react'
import { keyOf, type Escolha } from '../../../features/pratica/escolha.rules.ts'

/** The request for questions under one choice. */
interface Pedido {
  numero: number
  /** The ids of the questions that a draw leaves out. */
  exceto: readonly number[]
  /** Whether a new set was requested and has not arrived yet. The kept set stays stored meanwhile, but is not shown. */
  isPending: boolean
  /** The choice of the set that the user left for this one; null when there is none. */
  de: Escolha | null
}

const NENHUM: Pedido = { numero: 0, exceto: [], isPending: false, de: null }

/**
 * The requests for questions on this screen, one for each choice. `setEscolha` goes to another choice. The previous set
 * is kept until the new one has arrived.
 */
export function usePedidos(escolha: Escolha, setEscolha: (escolha: Escolha) => void) {
  const [pedidos, setPedidos] = useState<ReadonlyMap<string, Pedido>>(new Map())
  const key = keyOf(escolha)
  const pedido = pedidos.get(key) ?? NENHUM

  const ask = (chosen: Escolha, change: Omit<Pedido, 'numero' | 'de'>) => {
    const other = keyOf(chosen)
    const { numero } = pedidos.get(other) ?? NENHUM
    const de = pedido.isPending ? pedido.de : escolha
    setPedidos(new Map(pedidos).set(other, { ...change, numero: numero + 1, de }))
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
    draw: (chosen: Escolha, exceto: readonly number[]) => ask(chosen, { exceto, isPending: true }),
    /** Goes to the set that is kept under a choice. */
    goTo: (chosen: Escolha) => ask(chosen, { exceto: [], isPending: false }),
    /** Must be called when the new set has arrived. */
    settle,
  }
}
