import { resumo } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isOffered, OUR_SCREENS, type MenuScreen } from '../screens.tsx'

/**
 * Those of our screens for which the server of this site has something, as far as its answers tell by now. A server that
 * has no summary for the first page of the back office is not ours, so it is asked for what the other screens need.
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

/** What the server has not, the client learns from its answers. */
async function askForAll() {
  const asked = OUR_SCREENS.flatMap(({ needs }) => needs ?? [])
  await Promise.allSettled(asked.map((call) => http.call(call, { query: { limite: 1 } })))
  return null
}
