import { byCount, numberWords } from '@rumo/shared-ui/words'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './a-corrigir.module.css'

interface ACorrigirProps {
  total: number
  /** The address of the list of essays. */
  lista: string
  /** Shown below the number. */
  children?: ReactNode
}

/** How many essays wait for a correction, with a link to the list. */
export function ACorrigir({ total, lista, children }: ACorrigirProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>Redações a corrigir</h2>
      <p className={styles.total}>
        {total === 0 ? (
          'Nenhuma redação para corrigir.'
        ) : (
          <Link to={lista}>
            {numberWords(total)} {byCount(total, 'redação', 'redações')} para corrigir
          </Link>
        )}
      </p>
      {children}
    </section>
  )
}
