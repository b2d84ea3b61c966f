import { useCallback, useState } from 'react'
import { keyOf, type Escolha } from '../../../features/pratica/escolha.rules.ts'

/** What is asked of the draws under one choice. */
interface Pedido {
  numero: number
  /** The ids of questions that are not to come again. */
  exceto: readonly number[]
  /** Whether a new set was asked for and is not there yet: what is kept stays kept, but is not shown. */
  isPending: boolean
  /** The choice of the set that was left for this one; null where none was. */
  de: Escolha | null
}

const NENHUM: Pedido = { numero: 0, exceto: [], isPending: false, de: null }

/**
 * What is asked for on this screen, under each choice; `setEscolha` leads to another one. The set before stays until a
 * new one is there, and `goBack` leads to it.
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
    /** Leads to the set that is kept under a choice. */
    goTo: (chosen: Escolha) => ask(chosen, { exceto: [], isPending: false }),
    /** The new set is there. */
    settle,
  }
}
