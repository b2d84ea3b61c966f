import type { ApiError } from '@rumo/shared-auth'
import { Link } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import styles from './ainda-nao.module.css'

/** Says that what is marked has not reached the account yet, where it is meanwhile, and what brings it there. */
export const AindaNao = ({ error }: { error: ApiError }) => (
  <div className={styles.line}>
    <output>
      {isSessionOver(error)
        ? 'Sua sessão terminou. Suas respostas continuam guardadas neste aparelho.'
        : 'Sem resposta do servidor. Suas respostas ficam neste aparelho e seguem quando a conexão voltar.'}
    </output>
    {isSessionOver(error) && <EntrarDeNovo />}
  </div>
)

/** The way to a new session, and back. */
export const EntrarDeNovo = () => (
  <Link className={styles.link} to={`${PATHS.login}?volta=${PATHS.vestibularCompleto}`}>
    Entrar de novo
  </Link>
)

/** Whether nobody, or somebody else, is signed in. */
export const isSessionOver = ({ status }: ApiError) => status === 401
