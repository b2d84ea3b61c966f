import { omit } from 'es-toolkit'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { View } from '../crud/view.ts'
import { useSettled } from '../use-settled.ts'
import { viewIn, withFiltro, withView } from './address.ts'
import { isBeingWritten, useKeptState, useWriteEntry, type KeptState } from './kept-state.ts'

interface ListOptions {
  ordem: string
  campos: readonly string[]
  /** Whether a search may hold a person's name or e-mail: then it stays out of the address. */
  isPersonal: boolean
}

interface ListAddress {
  /** The search, order and page of the list, with the text as it is typed. */
  view: View
  /** The view in the address, with which the server is asked. Typed text gets there after a pause. */
  settled: View
  /** Changes the view and goes to the first page. With a `pagina`, goes there, as a history entry of its own. */
  change: (changes: Partial<View>) => void
  /** Replaces the number of a page that does not exist. */
  correct: (pagina: number) => void
}

/** The view of a list, which is kept in its address (docs/decisions/back-office.md). */
export function useListAddress(options: ListOptions): ListAddress {
  const location = useLocation()
  const { search } = location
  const write = useWriteEntry()
  const settled = askedIn(search, useKeptState(), options)
  /** Typed text that is not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const waited = useSettled(typed)
  // While the address is being written, it does not have the newest text yet.
  if (typed === settled.busca && !isBeingWritten(location)) setTyped(null)

  const ask = (changes: Partial<View>, isStep = false) =>
    write((now) => {
      const { busca, ...others } = { ...askedIn(now.search, now.state, options), ...changes }
      const { isPersonal } = options
      const view = { ...others, busca: isPersonal ? '' : busca }
      const said = withView(new URLSearchParams(now.search), view, options)
      const state = { ...omit(now.state, ['linha']), busca: (isPersonal && busca) || undefined }
      return { search: said.toString(), state }
    }, isStep)
  useEffect(() => {
    const isToBeAsked = typed !== null && typed === waited && typed !== settled.busca
    if (isToBeAsked) ask({ busca: typed, pagina: 1 })
  })
  return {
    view: typed === null ? settled : { ...settled, busca: typed, pagina: 1 },
    settled,
    change: ({ busca, ...changes }) => {
      if (busca !== undefined) setTyped(busca)
      if (Object.keys(changes).length === 0) return
      const isTyped = typed !== null && { busca: typed }
      ask({ pagina: 1, ...isTyped, ...changes }, changes.pagina !== undefined)
    },
    correct: (pagina) => ask({ pagina }),
  }
}

/** The view of a history entry. */
function askedIn(search: string, kept: KeptState, options: ListOptions): View {
  const asked = viewIn(new URLSearchParams(search), options)
  return options.isPersonal ? { ...asked, busca: kept.busca ?? '' } : asked
}

/**
 * The value of one filter in the list's address; null if it is not set. Setting it goes to the first page and replaces the
 * history entry.
 */
export function useFiltro(
  name: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const { search } = useLocation()
  const write = useWriteEntry()
  const set = (value: string | null) =>
    void write(({ search: now, state }) => ({
      search: withFiltro(new URLSearchParams(now), name, value).toString(),
      state: omit(state, ['linha']),
    }))
  return [new URLSearchParams(search).get(name), set]
}
