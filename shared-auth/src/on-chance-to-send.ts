import type { session as pageSession } from './session.ts'

/** Calls back at each sign-in and sign-out, and when the network returns. Gives the function that stops it. */
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
