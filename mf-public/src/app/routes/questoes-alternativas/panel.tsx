import type { ReactNode, Ref } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  heading: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** What stands where there is no question to show. */
export function Panel({ heading, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        Questões alternativas
      </h1>
      {children}
    </div>
  )
}
