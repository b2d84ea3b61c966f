import type { ApiError } from '@rumo/shared-auth'
import { ErrorPanel } from '@rumo/shared-ui'

interface LoadFailedProps {
  load: { error: ApiError; retry: () => void }
}

/** Says why a load failed, with a button to repeat it. */
export const LoadFailed = ({ load: { error, retry } }: LoadFailedProps) => (
  <ErrorPanel titulo={error.titulo} mensagem={error.mensagem} onRetry={retry} />
)
