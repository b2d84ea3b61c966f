import { Button, ErrorPanel, LoadingText } from '@rumo/shared-ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asApiError } from './as-api-error.ts'
import styles from './loaded.module.css'
import { useSlow } from './timing.ts'

interface LoadedProps<T> {
  query: UseQueryResult<T>
  /** What is on its way, in words. */
  texto: string
  children: (data: T) => ReactNode
}

/** What was asked for, once it is there; before, that it is on its way, or why it did not come. */
export function Loaded<T>({ query, texto, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  const isSlow = useSlow(isFetching)
  const retry = () => void refetch({ cancelRefetch: true })
  if (data !== undefined) return children(data)
  if (error) {
    const { titulo, mensagem } = asApiError(error)
    return <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={retry} />
  }
  return (
    <>
      <LoadingText>{texto}</LoadingText>
      {isSlow && <TryAgain onRetry={retry}>Está demorando mais do que deveria.</TryAgain>}
    </>
  )
}

/** Says what is not as it should be, and offers to ask again. */
export const TryAgain = ({ onRetry, children }: { onRetry: () => void; children: string }) => (
  <div className={styles.again}>
    <output>{children}</output>
    <Button variant="quiet" onClick={onRetry}>
      Tentar de novo
    </Button>
  </div>
)
