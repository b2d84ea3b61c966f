import type { ReactNode, Ref } from 'react'
import styles from './abertura.module.css'

interface AberturaProps {
  titulo: string
  heading: Ref<HTMLHeadingElement>
  /** Says how far apart the parts stand. */
  className: string | undefined
  children: ReactNode
}

/** What stands before a simulado begins: its heading, and part below part. */
export const Abertura = ({ titulo, heading, className, children }: AberturaProps) => (
  <div className={`${styles.abertura} ${className}`}>
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {titulo}
    </h1>
    {children}
  </div>
)
