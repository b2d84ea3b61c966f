import type { ReactNode, Ref } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  titulo: string
  heading: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** What stands where there is nothing of the screen to show. */
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
