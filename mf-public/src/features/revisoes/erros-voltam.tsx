import { session } from '@rumo/shared-auth'
import { byCount } from '@rumo/shared-ui/words'
import { Link } from 'react-router-dom'
import { offersRevisao } from './revisoes.calls.ts'
import styles from './erros-voltam.module.css'

interface ErrosVoltamProps {
  erradas: number
  revisarErros: string
  login: string
}

/**
 * Says after a set that the questions answered wrong come back for review, with a link to the review. Visitors are told
 * to sign in for that.
 */
export function ErrosVoltam({ erradas, revisarErros, login }: ErrosVoltamProps) {
  if (erradas === 0 || !offersRevisao()) return null
  const what = byCount(erradas, 'A questão que você errou', `As ${erradas} que você errou`)
  const comes = byCount(erradas, 'volta', 'voltam')
  return (
    <p className={styles.erros}>
      {session.claims() ? (
        <>
          {what} {comes} para você rever no dia certo. <Link to={revisarErros}>Revisar erros</Link>
        </>
      ) : (
        <>
          <Link to={`${login}?volta=${revisarErros}`}>Entre na sua conta</Link>, e {lower(what)}{' '}
          {comes} para você rever no dia certo.
        </>
      )}
    </p>
  )
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
