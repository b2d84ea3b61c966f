import { isEqual } from 'es-toolkit'
import { useEffect, useRef, useState } from 'react'
import { useKeptState, useWriteEntry } from '../lista/kept-state.ts'
import { ROW } from '../lista/use-returned.ts'

export interface Selecao {
  /** The selected records, as the list shows them. */
  ids: readonly number[]
  /** The selected records after the last press, also before the list shows them. Actions go by these. */
  now: () => readonly number[]
  has: (id: number) => boolean
  /**
   * Selects a record or deselects it. With `isRange`, all records from the last changed one to this one change as well.
   */
  choose: (id: number, isChosen: boolean, isRange?: boolean) => void
  /** Selects these records, too, or deselects them. */
  set: (ids: readonly number[], isChosen: boolean) => void
  clear: () => void
}

/**
 * The records selected in a list, on any of its pages. The selection is still there when the user returns to the list.
 */
export function useSelecao(): Selecao {
  const [ids, setIds] = useKeptIds()
  const latest = useRef(ids)
  const last = useRef<number | null>(null)
  const change = (next: readonly number[]) => {
    latest.current = next
    setIds(next)
  }
  const set: Selecao['set'] = (changed, isChosen) => {
    const asked = new Set(changed)
    const others = latest.current.filter((id) => !asked.has(id))
    change(isChosen ? [...others, ...asked] : others)
  }
  return {
    ids,
    now: () => latest.current,
    has: (id) => ids.includes(id),
    choose: (id, isChosen, isRange = false) => {
      const reached = isRange ? between(last.current, id) : []
      set([...reached, id], isChosen)
      last.current = id
    },
    set,
    clear: () => change([]),
  }
}

/** The ids of the rows on the screen between two records, in either order; empty if one of them is not there. */
function between(one: number | null, other: number): number[] {
  const rows = [...document.querySelectorAll(`[${ROW}]`)]
  const shown = rows.map((row) => Number(row.getAttribute(ROW)))
  const places = [shown.indexOf(one ?? 0), shown.indexOf(other)]
  return places.includes(-1) ? [] : shown.slice(Math.min(...places), Math.max(...places) + 1)
}

/** Ids that are stored in the history entry. */
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
