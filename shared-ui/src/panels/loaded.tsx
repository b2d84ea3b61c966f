import { asApiError } from '@rumo/shared-device/api-error'
import type { ReactNode } from 'react'
import { useSlow } from '../use-slow.ts'
import { Demora } from './demora.tsx'
import { ErrorPanel } from './panels.tsx'

/** What is looked at of a query of TanStack Query, which each bundle brings by itself. */
interface Query<T> {
  data: T | undefined
  /** When `data` came, in ms since 1970. */
  dataUpdatedAt: number
  error: Error | null
  isFetching: boolean
  refetch: (options: { cancelRefetch: boolean }) => unknown
}

interface LoadedProps<T> {
  query: Query<T>
  texto: string
  /** `asOfMs` is when it came: what is 'today' to what it says. */
  children: (data: T, asOfMs: number) => ReactNode
}

/** What was asked for, once it is there; before, that it is on its way, or why it did not come. */
export function Loaded<T>({ query, texto, children }: LoadedProps<T>) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = query
  const isSlow = useSlow(isFetching)
  const retry = () => void refetch({ cancelRefetch: true })
  if (data !== undefined) return children(data, dataUpdatedAt)
  if (!error) return <Demora texto={texto} isSlow={isSlow} onRetry={retry} />
  const { titulo, mensagem } = asApiError(error)
  return <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={retry} />
}
