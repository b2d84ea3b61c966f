import type { ApiError } from '@rumo/shared-auth'
import { Link } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import styles from './ainda-nao.module.css'

interface AvisoProps {
  /** Why the marked answers have not reached the account yet; null when nothing prevents them from being sent. */
  error: ApiError | null
  /** Whether it is uncertain that the time is over. */
  isUnsettled: boolean
}

/**
 * A notice that is always in view and takes two lines on a phone. It says where the marked answers are kept and what
 * brings them to the account, or what the user goes by while the end of the time is uncertain.
 */
export function Aviso({ error, isUnsettled }: AvisoProps) {
  if (error && isSessionOver(error)) {
    return (
      <div className={styles.notice}>
        <output>Sua sessão terminou. Suas respostas ficam neste aparelho.</output>
        <EntrarDeNovo />
      </div>
    )
  }
  return (
    <div className={styles.notice}>
      <output>
        {isUnsettled
          ? 'Pelo relógio deste aparelho, o tempo acabou. Enquanto o servidor não responder, conta só o tempo com a página aberta.'
          : 'Sem resposta do servidor. Suas respostas ficam neste aparelho e serão enviadas depois.'}
      </output>
    </div>
  )
}

/** The link to sign in again. It leads back to the simulado of the account with the given id, if there is one. */
export function EntrarDeNovo({ simulado }: { simulado?: number }) {
  const asked = simulado === undefined ? '' : encodeURIComponent(`?simulado=${simulado}`)
  return (
    <Link className={styles.link} to={`${PATHS.login}?volta=${PATHS.vestibularCompleto}${asked}`}>
      Entrar de novo
    </Link>
  )
}

/** Whether the session ended, or another account signed in. */
export const isSessionOver = ({ status }: ApiError) => status === 401
