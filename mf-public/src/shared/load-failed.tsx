import type { ApiError } from '@rumo/shared-auth'
import { ErrorPanel } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { APARELHO } from './aparelho-path.ts'
import { keepsTheSite } from './or-from-device.ts'

interface LoadFailedProps {
  load: { error: ApiError; retry: () => void }
}

/** Says why a load failed, with a button to repeat it. Without a network, says what works all the same. */
export function LoadFailed({ load: { error, retry } }: LoadFailedProps) {
  const { status, titulo, mensagem } = error
  if (status !== 0 || navigator.onLine) {
    return <ErrorPanel titulo={titulo} mensagem={mensagem} onRetry={retry} />
  }
  return <ErrorPanel titulo="Sem internet" mensagem={<SemInternet />} onRetry={retry} />
}

const SemInternet = () => (
  <>
    Isto aparece aqui quando a conexão voltar.
    {keepsTheSite() && (
      <>
        {' '}
        O que você levou funciona mesmo assim: <Link to={APARELHO}>ver o que está no aparelho</Link>
        .
      </>
    )}
  </>
)
