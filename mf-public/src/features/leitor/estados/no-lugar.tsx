import type { ReactNode } from 'react'
import styles from './no-lugar.module.css'

interface NoLugarProps {
  role?: 'alert'
  children: ReactNode
}

/** What stands where a PDF would: why there is none, and what is left to do. */
export const NoLugar = ({ role, children }: NoLugarProps) => (
  <div className={styles.lugar} role={role}>
    {children}
  </div>
)
