import type { ApiError } from '@rumo/shared-auth'
import { Link } from 'react-router-dom'
import remark from '../../../shared/remark.module.css'
import { PATHS } from '../../paths.ts'
import styles from './ainda-nao.module.css'

/** Says that what is marked has not reached the account yet, where it is meanwhile, and what brings it there. */
export const AindaNao = ({ error }: { error: ApiError }) => (
  <div className={remark.remark}>
    <output>
      {isSessionOver(error)
        ? 'Sua sessão terminou. Suas respostas continuam guardadas neste aparelho.'
        : 'Sem resposta do servidor. Suas respostas ficam neste aparelho e seguem quando a conexão voltar.'}
    </output>
    {isSessionOver(error) && <EntrarDeNovo />}
  </div>
)

/** Says that the end of time is in doubt, and by what one goes on meanwhile. */
export const HoraIncerta = () => (
  <div className={remark.remark}>
    <output>
      Pela hora deste aparelho o tempo acabou, mas ela pode ter sido mudada. Enquanto o servidor não
      responde, conta só o tempo com esta página aberta.
    </output>
  </div>
)

/** The way to a new session, and back, to a simulado of the account by its id if one is told. */
export function EntrarDeNovo({ simulado }: { simulado?: number }) {
  const asked = simulado === undefined ? '' : encodeURIComponent(`?simulado=${simulado}`)
  return (
    <Link className={styles.link} to={`${PATHS.login}?volta=${PATHS.vestibularCompleto}${asked}`}>
      Entrar de novo
    </Link>
  )
}

/** Whether nobody, or somebody else, is signed in. */
export const isSessionOver = ({ status }: ApiError) => status === 401
