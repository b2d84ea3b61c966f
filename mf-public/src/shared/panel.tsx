import type { ReactNode, Ref } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  titulo: string
  heading: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A panel for a screen that has nothing else to show, with its heading. */
export function Panel({ titulo, heading, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {children}
    </div>
  )
}
