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
  /** What is asked for, with what is just typed. */
  view: View
  /** The same once it is asked of a server: what is typed comes later. */
  settled: View
  /** Asks for something else, from the first page on unless a page is named, which is a step of its own for Back. */
  change: (changes: Partial<View>) => void
  /** Shows another page in the place of one that is not there. */
  correct: (pagina: number) => void
}

/** What is asked of a list, as its address has it (docs/decisions/back-office.md). */
export function useListAddress(options: ListOptions): ListAddress {
  const location = useLocation()
  const { search } = location
  const write = useWriteEntry()
  const settled = askedIn(search, useKeptState(), options)
  /** What is typed and not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const waited = useSettled(typed)
  // An address that is about to change says nothing of what is typed since.
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

/** What an entry asks of a list. */
function askedIn(search: string, kept: KeptState, options: ListOptions): View {
  const asked = viewIn(new URLSearchParams(search), options)
  return options.isPersonal ? { ...asked, busca: kept.busca ?? '' } : asked
}

/**
 * What one filter of a list is set to, as its address has it; null where it says nothing. Another one begins at the
 * first page, in the place of what was shown.
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
