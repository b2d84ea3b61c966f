import type { ReactNode } from 'react'
import styles from './no-lugar.module.css'

interface NoLugarProps {
  role?: 'alert'
  children: ReactNode
}

/** Stands in the place of a PDF that cannot be shown, with the reason and what the user can do. */
export const NoLugar = ({ role, children }: NoLugarProps) => (
  <div className={styles.lugar} role={role}>
    {children}
  </div>
)
