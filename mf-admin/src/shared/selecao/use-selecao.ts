import { isEqual } from 'es-toolkit'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeptState } from '../lista/kept-state.ts'

export interface Selecao {
  ids: readonly number[]
  has: (id: number) => boolean
  toggle: (id: number) => void
  /** Chooses these as well, or none of them any more. */
  set: (ids: readonly number[], isChosen: boolean) => void
  clear: () => void
}

/** The records that were chosen in a list, on whichever of its pages; they are chosen still when one comes back to it. */
export function useSelecao(): Selecao {
  const kept = useKeptState()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [ids, setIds] = useState<readonly number[]>(kept.selecao ?? [])
  useEffect(() => {
    if (isEqual(kept.selecao ?? [], ids)) return
    const state = { ...kept, selecao: ids }
    void navigate({ search }, { replace: true, state })
  })
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
