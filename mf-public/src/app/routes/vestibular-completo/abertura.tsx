import type { ReactNode, Ref } from 'react'
import styles from './abertura.module.css'

interface AberturaProps {
  titulo: string
  intro?: string
  heading: Ref<HTMLHeadingElement>
  /** The class that sets the distance between the parts. */
  className: string | undefined
  children: ReactNode
}

/** The layout of the screens before a simulado begins: the heading, and the parts below it. */
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
