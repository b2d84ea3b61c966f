import { useId, type ReactNode } from 'react'
import styles from './secao.module.css'

interface SecaoProps {
  titulo: string
  /** Whether the content is a sample, not the user's own. */
  isExemplo?: boolean
  children: ReactNode
}

/** A section of the profile, separated by a line above it. */
export function Secao({ titulo, isExemplo = false, children }: SecaoProps) {
  const id = useId()
  return (
    <section className={styles.secao} aria-labelledby={id}>
      <h2 id={id} className={styles.titulo}>
        {titulo}
        {isExemplo && (
          <>
            {' '}
            <span className={styles.exemplo}>Exemplo</span>
          </>
        )}
      </h2>
      {children}
    </section>
  )
}
