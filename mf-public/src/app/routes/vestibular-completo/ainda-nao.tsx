import type { ApiError } from '@rumo/shared-auth'
import { Link } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import styles from './ainda-nao.module.css'

interface AvisoProps {
  /** Why what is marked has not reached the account yet; null where nothing keeps it. */
  error: ApiError | null
  /** Whether the end of time is in doubt. */
  isUnsettled: boolean
}

/**
 * What the user has to know at any moment, in two lines of a phone: where what is marked is meanwhile and what brings
 * it to the account, or by what one goes on where the end of time is in doubt.
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

/** The way to a new session, and back, to a simulado of the account by its id if one is told. */
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
