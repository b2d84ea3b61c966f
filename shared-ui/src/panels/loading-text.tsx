import { useEffect, useState, type ReactNode } from 'react'
import styles from './panels.module.css'

/** A text that is shown earlier would only flicker. */
const SHOWN_AFTER_MS = 300

/**
 * Says that something is loading, once that takes longer than 300 ms. The height of the line is reserved from the
 * start.
 */
export function LoadingText({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <output className={styles.loading}>{isShown && children}</output>
}
