import { Button, ErrorPanel, LoadingText } from '@rumo/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asApiError } from './as-api-error.ts'
import styles from './loaded.module.css'
import { useSlow } from './use-slow.ts'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** What is on its way, in words. */
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
  if (error) {
    const { titulo, mensagem } = asApiError(error)
    return <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={retry} />
  }
  return (
    <>
      <LoadingText>{texto}</LoadingText>
      {isSlow && (
        <div className={styles.again}>
          <output>Está demorando mais do que deveria.</output>
          <Button variant="quiet" onClick={retry}>
            Tentar de novo
          </Button>
        </div>
      )}
    </>
  )
}
