import { byCount, numberWords } from '@rumo/shared-ui/words'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './a-corrigir.module.css'

interface ACorrigirProps {
  total: number
  /** Where they are listed. */
  lista: string
  /** What else there is to say of corrections. */
  children?: ReactNode
}

/** How many essays wait to be corrected, and the way to them. */
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
