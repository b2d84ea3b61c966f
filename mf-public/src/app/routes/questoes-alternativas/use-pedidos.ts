import { useCallback, useState } from 'react'

/** What is asked of the draws under one matéria. */
interface Pedido {
  numero: number
  /** The ids of questions that are not to come again. */
  exceto: readonly number[]
  /** Whether a new set was asked for and is not there yet: what is kept stays kept, but is not shown. */
  isPending: boolean
  /** The matéria of the set that was left for the new one. */
  de: number | null
}

const NENHUM: Pedido = { numero: 0, exceto: [], isPending: false, de: null }

/**
 * What is asked for on this screen, under each matéria (null: all of them); `setIdMateria` leads to another
 * one. The set before stays until a new one is there, and `goBack` leads to it.
 */
export function usePedidos(idMateria: number | null, setIdMateria: (id: number | null) => void) {
  const [pedidos, setPedidos] = useState<ReadonlyMap<number | null, Pedido>>(new Map())
  const pedido = pedidos.get(idMateria) ?? NENHUM

  const ask = (id: number | null, change: Omit<Pedido, 'numero' | 'de'>) => {
    const { numero } = pedidos.get(id) ?? NENHUM
    const de = pedido.isPending ? pedido.de : idMateria
    setPedidos(new Map(pedidos).set(id, { ...change, numero: numero + 1, de }))
    if (id !== idMateria) setIdMateria(id)
  }
  const settle = useCallback(() => {
    setPedidos((all) => {
      const settled = all.get(idMateria)
      return settled ? new Map(all).set(idMateria, { ...settled, isPending: false }) : all
    })
  }, [idMateria])

  return {
    pedido,
    draw: (id: number | null, exceto: readonly number[]) => ask(id, { exceto, isPending: true }),
    goBack: () => ask(pedido.de, { exceto: [], isPending: false }),
    /** The new set is there. */
    settle,
  }
}
