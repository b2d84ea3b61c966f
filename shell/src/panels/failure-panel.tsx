import { session } from '@rumo/shared-auth'
import { Button, usePageTitle } from '@rumo/shared-ui'
import { useEffect, useSyncExternalStore } from 'react'
import styles from './panel.module.css'

const WORDS = {
  slow: {
    titulo: 'Esta página está demorando',
    mensagem: 'A conexão pode estar lenta. Espere mais um pouco ou tente de novo.',
  },
  failed: {
    titulo: 'Não foi possível abrir esta página',
    mensagem: 'As outras páginas continuam funcionando. Confira sua conexão e tente de novo.',
  },
  offline: {
    titulo: 'Sem internet',
    mensagem: 'Esta página abre sozinha quando a conexão voltar. O que você já fez não se perdeu.',
  },
}

interface FailurePanelProps {
  reason: 'slow' | 'failed'
  /**
   * The builds that run here, in words, for a user to tell to support; empty when the builds do not say what they are.
   */
  builds: readonly string[]
  onRetry: () => void
  onReload: () => void
  onLeave: () => void
}

/** Shown in place of a remote that is slow or failed to load. */
export function FailurePanel({ reason, builds, onRetry, onReload, onLeave }: FailurePanelProps) {
  const signedIn = useSyncExternalStore(session.subscribe, session.claims) !== null
  useEffect(() => {
    // Retry when the network returns.
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  const { titulo, mensagem } = WORDS[navigator.onLine ? reason : 'offline']
  const heading = usePageTitle(titulo)
  return (
    <section className={styles.panel} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      <p className={styles.text}>{mensagem}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          Tentar de novo
        </Button>
        <Button variant="quiet" onClick={onReload}>
          Recarregar a página
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          Página inicial
        </Button>
        {signedIn && (
          <Button variant="quiet" onClick={session.leave}>
            Sair
          </Button>
        )}
      </div>
      {builds.length > 0 && <p className={styles.builds}>Versão: {builds.join(', ')}</p>}
    </section>
  )
}
