import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Loaded } from '../../shared/loaded.tsx'
import styles from './a-corrigir.module.css'
import { waitingQuery } from './api.ts'
import { numberWords } from './words.ts'

/** How many essays wait to be corrected, and the way to them. */
export function ACorrigir({ lista }: { lista: string }) {
  const id = useId()
  const waiting = useQuery(waitingQuery)
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>Redações a corrigir</h2>
      <Loaded query={waiting} texto="Carregando as redações...">
        {(total) => (
          <p className={styles.total}>
            {total === 0 ? (
              'Nenhuma redação à espera.'
            ) : (
              <Link to={lista}>
                {numberWords(total)} {total === 1 ? 'redação' : 'redações'} à espera
              </Link>
            )}
          </p>
        )}
      </Loaded>
    </section>
  )
}
