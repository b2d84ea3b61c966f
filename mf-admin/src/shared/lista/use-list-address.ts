import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { View } from '../crud/view.ts'
import { useSettled } from '../use-settled.ts'
import { viewIn, withFiltro, withView } from './address.ts'
import { useKeptState } from './kept-state.ts'

/** Between letters nobody waits for an answer. */
const TYPING_MS = 200

interface ListOptions {
  ordem: string
  campos: readonly string[]
  /** Whether what is looked for may be somebody's name or e-mail: then it stays out of the address. */
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

/** What is asked of a list, as its address has it (docs/product.md section 2). */
export function useListAddress(options: ListOptions): ListAddress {
  const { isPersonal } = options
  const { search } = useLocation()
  const go = useGo()
  const kept = useKeptState()
  const params = new URLSearchParams(search)
  const asked = viewIn(params, options)
  const settled = isPersonal ? { ...asked, busca: kept.busca ?? '' } : asked
  /** What is typed and not in the address yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const waited = useSettled(typed, TYPING_MS)
  if (typed === settled.busca) setTyped(null)
  const view = typed === null ? settled : { ...settled, busca: typed, pagina: 1 }

  const ask = (next: View, isStep = false) => {
    const { busca, ...others } = next
    const said = withView(params, { ...others, busca: isPersonal ? '' : busca }, options)
    go(said, isPersonal ? { busca: busca || undefined } : {}, isStep)
  }
  useEffect(() => {
    const isToBeAsked = typed !== null && typed === waited && typed !== settled.busca
    if (isToBeAsked) ask({ ...settled, busca: typed, pagina: 1 })
  })
  return {
    view,
    settled,
    change: ({ busca, ...changes }) => {
      if (busca !== undefined) setTyped(busca)
      if (Object.keys(changes).length > 0)
        ask({ ...view, pagina: 1, ...changes }, changes.pagina !== undefined)
    },
    correct: (pagina) => ask({ ...settled, pagina }),
  }
}

/**
 * What one filter of a list is set to, as its address has it; null where it says nothing. Another one begins at the
 * first page, in the place of what was shown.
 */
export function useFiltro(
  name: string,
): readonly [value: string | null, set: (value: string | null) => void] {
  const { search } = useLocation()
  const go = useGo()
  const params = new URLSearchParams(search)
  return [params.get(name), (value) => go(withFiltro(params, name, value), {}, false)]
}

/** Shows a list by another address, which keeps what it kept but for the row that one had left by. */
function useGo() {
  const navigate = useNavigate()
  const { linha: _linha, ...kept } = useKeptState()
  return (params: URLSearchParams, changes: object, isStep: boolean) => {
    const state = { ...kept, ...changes }
    void navigate({ search: params.toString() }, { replace: !isStep, state })
  }
}
