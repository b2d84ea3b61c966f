import { useEffect, useSyncExternalStore } from 'react'
import type { Onde } from './onde.ts'
import type { RascunhoDaConta } from './rascunho-da-conta.ts'

/**
 * Where the draft is kept. Also sends a waiting draft when the page is hidden or left, and when the network is back.
 */
export function useOnde(conta: RascunhoDaConta | null): Onde {
  useEffect(() => {
    if (!conta) return undefined
    const sendOutOfSight = () => {
      if (document.visibilityState === 'hidden') conta.flush()
    }
    const retry = () => conta.retry()
    document.addEventListener('visibilitychange', sendOutOfSight)
    addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', sendOutOfSight)
      removeEventListener('online', retry)
      conta.flush()
    }
  }, [conta])
  return useSyncExternalStore(conta?.subscribe ?? never, conta?.onde ?? onDevice)
}

const never = () => () => undefined
const onDevice = (): Onde => 'aparelho'
