import { useSyncExternalStore } from 'react'

/** What of the reading tools stands open: what one sets, or a bar for what one does. */
export type Parte = 'ajustes' | 'ouvir' | 'marcar'

interface Aberta {
  parte: Parte | null
  temRegua: boolean
}

let aberta: Aberta = { parte: null, temRegua: false }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes it for the page: it stays open when the next question comes. */
export function changeAberta(change: Partial<Aberta>): void {
  aberta = { ...aberta, ...change }
  for (const listener of listeners) listener()
}

const CLOSED: Aberta = aberta

/** What stands open in this page; nothing where a page is drawn ahead. */
export const useAberta = (): Aberta =>
  useSyncExternalStore(
    subscribe,
    () => aberta,
    () => CLOSED,
  )
