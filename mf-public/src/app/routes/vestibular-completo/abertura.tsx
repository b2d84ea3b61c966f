import type { ReactNode, Ref } from 'react'
import styles from './abertura.module.css'

interface AberturaProps {
  titulo: string
  intro?: string
  heading: Ref<HTMLHeadingElement>
  /** Says how far apart the parts stand. */
  className: string | undefined
  children: ReactNode
}

/** What stands before a simulado begins: its heading, and part below part. */
export const Abertura = ({ titulo, intro, heading, className, children }: AberturaProps) => (
  <div className={`${styles.abertura} ${className}`}>
    <div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    </div>
    {children}
  </div>
)
