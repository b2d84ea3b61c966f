import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

/** The query of the address. A page that was drawn ahead was drawn without: until it is alive this is empty. */
export function useSearch(): string {
  const { search } = useLocation()
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  )
}

const neverChanges = () => () => {}
