import type { ReactNode, Ref } from 'react'
import styles from './frame.module.css'

interface FrameProps {
  /** The filter above the questions; null leaves its place empty, false removes the place. */
  filter: ReactNode
  filterRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The page of the practice screen, the same before and after its code is loaded. */
export function Frame({ filter, filterRef, children }: FrameProps) {
  return (
    <div className={filter === false ? `${styles.page} ${styles.bare}` : styles.page}>
      {filter !== false && (
        <div className={styles.filter} ref={filterRef}>
          {filter}
        </div>
      )}
      {children}
    </div>
  )
}
