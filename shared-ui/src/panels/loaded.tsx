import { asApiError } from '@rumo/shared-device/api-error'
import type { ReactNode } from 'react'
import { useSlow } from '../use-slow.ts'
import { Demora } from './demora.tsx'
import { ErrorPanel } from './panels.tsx'

/** The part of a TanStack Query result that is used here. Each bundle has its own copy of the library. */
interface Query<T> {
  data: T | undefined
  /** When `data` was loaded, in ms since 1970. */
  dataUpdatedAt: number
  error: Error | null
  isFetching: boolean
  refetch: (options: { cancelRefetch: boolean }) => unknown
}

interface LoadedProps<T> {
  query: Query<T>
  texto: string
  /** `asOfMs` is when the data was loaded, which defines 'today' for what is shown. */
  children: (data: T, asOfMs: number) => ReactNode
}

/** Shows the data once it is loaded. Before that, says that it is loading, or why it could not be loaded. */
export function Loaded<T>({ query, texto, children }: LoadedProps<T>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const isSlow = useSlow(isFetching)
  const retry = () => void refetch({ cancelRefetch: true })
  if (data !== undefined) return children(data, dataUpdatedAt)
  if (!error) return <Demora texto={texto} isSlow={isSlow} onRetry={retry} />
  const { titulo, mensagem } = asApiError(error)
  return <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={retry} />
}
