import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words that are said by a screen reader and take no place on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
