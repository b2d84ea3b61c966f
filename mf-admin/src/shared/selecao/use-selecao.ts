import { useState } from 'react'

export interface Selecao {
  ids: readonly number[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** Chooses these as well, or none of them any more. */
  set: (ids: readonly number[], isChosen: boolean) => void
  clear: () => void
}

/** The records that were chosen in a list, on whichever of its pages. */
export function useSelecao(): Selecao {
  const [ids, setIds] = useState<readonly number[]>([])
  const set: Selecao['set'] = (changed, isChosen) =>
    setIds((before) => {
      const others = before.filter((id) => !changed.includes(id))
      return isChosen ? [...others, ...changed] : others
    })
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => set([id], !ids.includes(id)),
    set,
    clear: () => setIds([]),
  }
}
