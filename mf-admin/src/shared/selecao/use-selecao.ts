import { isEqual } from 'es-toolkit'
import { useEffect, useRef, useState } from 'react'
import { useKeptState, useWriteEntry } from '../lista/kept-state.ts'
import { ROW } from '../lista/use-returned.ts'

export interface Selecao {
  ids: readonly number[]
  has: (id: number) => boolean
  /** Chooses a record, or lets go of it; with all from the last one on that was toggled, where a range is wanted. */
  toggle: (id: number, isRange?: boolean) => void
  /** Chooses these as well, or none of them any more. */
  set: (ids: readonly number[], isChosen: boolean) => void
  clear: () => void
}

/** The records that were chosen in a list, on whichever of its pages; they are chosen still when one comes back to it. */
export function useSelecao(): Selecao {
  const [ids, setIds] = useKeptIds()
  const last = useRef<number | null>(null)
  const set: Selecao['set'] = (changed, isChosen) => {
    const asked = new Set(changed)
    setIds((before) => {
      const others = before.filter((id) => !asked.has(id))
      return isChosen ? [...others, ...asked] : others
    })
  }
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id, isRange = false) => {
      const reached = isRange ? between(last.current, id) : []
      set([...reached, id], !ids.includes(id))
      last.current = id
    },
    set,
    clear: () => setIds([]),
  }
}

/** The records on the screen from one to another, whichever comes first; none where one of them is not there. */
function between(one: number | null, other: number): number[] {
  const rows = [...document.querySelectorAll(`[${ROW}]`)]
  const shown = rows.map((row) => Number(row.getAttribute(ROW)))
  const places = [shown.indexOf(one ?? 0), shown.indexOf(other)]
  return places.includes(-1) ? [] : shown.slice(Math.min(...places), Math.max(...places) + 1)
}

/** Ids that the entry of the tab's history keeps. */
function useKeptIds() {
  const kept = useKeptState()
  const write = useWriteEntry()
  const [ids, setIds] = useState<readonly number[]>(kept.selecao ?? [])
  useEffect(() => {
    if (isEqual(kept.selecao ?? [], ids)) return
    write(({ search, state }) => ({ search, state: { ...state, selecao: [...ids] } }))
  })
  return [ids, setIds] as const
}
