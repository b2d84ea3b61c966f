import { idIn } from '@rumo/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { offersSimulados } from '../../../features/simulado/simulado.calls.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'

/**
 * The id of the prova that the address asks for (`?prova=3`). Null when it asks for none, or when the server has no
 * simulados.
 */
export function useProvaPedida(): number | null {
  const [params] = useSearchParams()
  return offersSimulados() ? idIn(params.get('prova')) : null
}

/** The id of the account's simulado that the address asks for (`?simulado=7`), or null. */
export function useSimuladoPedido(): number | null {
  const [params] = useSearchParams()
  return idIn(params.get('simulado'))
}

/**
 * Clears the address once the prova that it asks for is shown, so that a reload continues that simulado instead of
 * beginning another.
 */
export function useNoMoreProvaPedida({ prova }: Pick<Simulado, 'prova'>): void {
  const pedida = useProvaPedida()
  useNoMorePedido(pedida !== null && prova?.id === pedida)
}

/** Clears the address of the account's simulado, once it came: this device keeps it from then on. */
export function useNoMoreSimuladoPedido(hasCome: boolean): void {
  const pedido = useSimuladoPedido()
  useNoMorePedido(pedido !== null && hasCome)
}

function useNoMorePedido(isMet: boolean): void {
  const [, setParams] = useSearchParams()
  useEffect(() => {
    if (isMet) setParams({}, { replace: true })
  }, [isMet, setParams])
}
