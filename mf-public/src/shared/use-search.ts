import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** The query of the address. It is empty until hydration, because a prerendered page was rendered without a query. */
export function useSearch(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  )
}

const neverChanges = () => () => {}
