import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import { z } from 'zod'

const volta = z.object({ pathname: z.string(), search: z.string(), state: z.unknown() })

/**
 * What an entry of the tab's history keeps of a list, beside its address: it outlasts a reload and goes nowhere else.
 * `busca` stands here where it may name a person, `selecao` has the ids that were chosen, `linha` the row that one left
 * by, the link of it and how far the page was scrolled in px, and `volta` the list that led here.
 */
const keptState = z.object({
  busca: z.string().optional(),
  selecao: z.array(z.number()).optional(),
  linha: z.object({ id: z.number(), to: z.string(), y: z.number() }).optional(),
  volta: volta.optional(),
})
export type KeptState = z.infer<typeof keptState>

/** What an entry keeps; nothing where another screen, or an older one of ours, wrote it. */
const keptIn = (state: unknown): KeptState => keptState.safeParse(state).data ?? {}

/** What the entry that is shown keeps. */
export const useKeptState = (): KeptState => keptIn(useLocation().state)

interface Entry {
  search: string
  state: KeptState
}

/** What was last written, and over which location: until the router has drawn it, the next writing goes on from it. */
let written: (Entry & { over: Location }) | null = null

/** Whether something was written over a location and is not drawn yet. */
export const isBeingWritten = (location: Location): boolean => written?.over === location

/**
 * Gives a function that writes the entry that is shown, or with `isStep` one after it, from what it is now; two that
 * write at once lose nothing of each other. Where the page has gone on to another path, whose screen is still on its
 * way, nothing is written: it would lead back.
 */
export function useWriteEntry() {
  const location = useLocation()
  const navigate = useNavigate()
  const shown = useRef({ location, path: window.location.pathname })
  useEffect(() => {
    shown.current = { location, path: window.location.pathname }
  }, [location])
  return (change: (now: Entry) => Entry, isStep = false): Entry => {
    // The one that is shown by now: a dialog may end, and write, after its list was drawn anew.
    const { location: over, path } = shown.current
    const drawn = { search: over.search, state: keptIn(over.state) }
    if (window.location.pathname !== path) return drawn
    const next = change(written?.over === over ? written : drawn)
    written = { ...next, over }
    void navigate({ search: next.search }, { replace: !isStep, state: next.state })
    return next
  }
}
