import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The page of a screen: its text keeps to one column, between the page's margins. */
export const Page = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
)
