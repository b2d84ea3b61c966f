import { useEffect, useState, type ReactNode } from 'react'
import styles from './panels.module.css'

/** Sooner, a text only flickers. */
const SHOWN_AFTER_MS = 300

/** Says that something is on its way, once it takes longer than 300 ms; its line is kept from the start. */
export function LoadingText({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <output className={styles.loading}>{isShown && children}</output>
}
