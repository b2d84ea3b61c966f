import { useSyncExternalStore } from 'react'

/** The open part of the reading tools: the settings, or the bar of a tool. */
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

/** Changes the state for the page, so that the tools stay open when the next question comes. */
export function changeAberta(change: Partial<Aberta>): void {
  aberta = { ...aberta, ...change }
  for (const listener of listeners) listener()
}

const CLOSED: Aberta = aberta

/** The open part of the tools on this page; nothing on a prerendered page. */
export const useAberta = (): Aberta =>
  useSyncExternalStore(
    subscribe,
    () => aberta,
    () => CLOSED,
  )
