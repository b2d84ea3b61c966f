import { resumo } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isOffered, OUR_SCREENS, type MenuScreen } from '../screens.tsx'

/**
 * The screens beyond the specification that this server supports, as far as its answers have shown. A server without
 * `GET /resumo` is not ours, so this hook then calls the list of every such screen once, to learn which of them the
 * server has.
 */
export function useOurScreens(): readonly MenuScreen[] {
  const queries = useQueryClient()
  const subscribe = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(changed),
    [queries],
  )
  const hasResumo = useSyncExternalStore(subscribe, () => http.offers(resumo.one))
  const shown = useSyncExternalStore(subscribe, shownPaths).split(' ')
  useQuery({
    queryKey: ['telas nossas'],
    queryFn: askForAll,
    enabled: !hasResumo && OUR_SCREENS.some(isOffered),
    staleTime: Infinity,
  })
  return OUR_SCREENS.filter(({ path }) => shown.includes(path))
}

const shownPaths = () =>
  OUR_SCREENS.filter(isOffered)
    .map(({ path }) => path)
    .join(' ')

/** Calls each list once. The client remembers every call that the server does not know. */
async function askForAll() {
  const asked = OUR_SCREENS.flatMap(({ needs }) => needs ?? [])
  await Promise.allSettled(asked.map((call) => http.call(call, { query: { limite: 1 } })))
  return null
}
