import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { z } from 'zod'

const volta = z.object({ pathname: z.string(), search: z.string(), state: z.unknown() })

/**
 * The state of a list in its history entry, beside the address. It survives a reload and is sent nowhere. `busca` is
 * here if it may name a person. `selecao` holds the ids of the selected records. `linha` is the row by which the user
 * left: its id, its link, and the scroll position in px. `volta` is the list from which the user came.
 */
const keptState = z.object({
  busca: z.string().optional(),
  selecao: z.array(z.number()).optional(),
  linha: z.object({ id: z.number(), to: z.string(), y: z.number() }).optional(),
  volta: volta.optional(),
})
export type KeptState = z.infer<typeof keptState>

/** The state of an entry; empty if another screen or an earlier release wrote it. */
const keptIn = (state: unknown): KeptState => keptState.safeParse(state).data ?? {}

export const useKeptState = (): KeptState => keptIn(useLocation().state)

interface Entry {
  search: string
  state: KeptState
}

/**
 * The entry that was written last, and the location that it replaces. Until the router has rendered it, the next write
 * must build on it.
 */
let written: (Entry & { over: Location }) | null = null

/** Whether a location was overwritten, but the new one is not rendered yet. */
export const isBeingWritten = (location: Location): boolean => written?.over === location

/**
 * Returns a function that replaces the current history entry, or with `isStep` adds one after it. `change` gets the
 * latest entry, so that two writes in a row lose nothing of each other. If the page has already moved to another path
 * whose screen is still loading, nothing is written, because that would lead back.
 */
export function useWriteEntry() {
  const location = useLocation()
  const navigate = useNavigate()
  const shown = useRef({ location, path: window.location.pathname })
  useEffect(() => {
    shown.current = { location, path: window.location.pathname }
  }, [location])
  return (change: (now: Entry) => Entry, isStep = false): Entry => {
    // The current location, not the one of the render: a dialog may close, and write, after its list was rendered
    // again.
    const { location: over, path } = shown.current
    const drawn = { search: over.search, state: keptIn(over.state) }
    if (window.location.pathname !== path) return drawn
    const next = change(written?.over === over ? written : drawn)
    written = { ...next, over }
    void navigate({ search: next.search }, { replace: !isStep, state: next.state })
    return next
  }
}
