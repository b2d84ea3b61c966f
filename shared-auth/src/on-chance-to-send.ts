import type { session as pageSession } from './session.ts'

/** Calls back whenever somebody enters or leaves, or the network returns. Gives what ends it. */
export function onChanceToSend(
  session: Pick<typeof pageSession, 'subscribe'>,
  send: () => void,
): () => void {
  addEventListener('online', send)
  const unsubscribe = session.subscribe(send)
  return () => {
    removeEventListener('online', send)
    unsubscribe()
  }
}
