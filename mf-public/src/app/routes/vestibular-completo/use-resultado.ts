import { useEffect, type Dispatch } from 'react'
import { findSimulado } from '../../../features/simulado/simulado.calls.ts'
import type { Action } from '../../../features/simulado/simulado.rules.ts'
import type { Simulado } from '../../../features/simulado/simulado.ts'

/** Stores that the result was seen, and requests the grade of the essay while there is none. */
export function useResultado(simulado: Simulado, dispatch: Dispatch<Action>): void {
  const { id, corrigidas, redacao, redacaoEnviada } = simulado
  const isGraded = corrigidas !== null
  const isWaiting =
    isGraded && (redacao === 'entregue' || !!redacaoEnviada) && !redacaoEnviada?.nota
  const idToAsk = isWaiting ? id : null
  useEffect(() => {
    if (isGraded) dispatch({ type: 'see-result' })
  }, [isGraded, dispatch])
  useEffect(() => {
    if (idToAsk === null) return undefined
    const over = new AbortController()
    const ask = async () => {
      const found = await findSimulado(idToAsk, over.signal)
      if (found.situacao !== 'encerrado' || !found.redacao?.nota) return
      dispatch({ type: 'see-result', redacao: found.redacao })
    }
    // Without an answer of the server, the page shows what the device has.
    ask().catch(() => undefined)
    return () => over.abort()
  }, [idToAsk, dispatch])
}
