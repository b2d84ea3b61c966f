import { useEffect, useRef, type ReactNode } from 'react'
import styles from './por-email.module.css'

interface DitoProps {
  /** Whether the act was done. Its button is gone then, and comes back where it can be done again. */
  isDone: boolean
  children: ReactNode
}

/** What a screen says before and after its one act. Takes the focus when that changes, because the button that had it is gone. */
export function Dito({ isDone, children }: DitoProps) {
  const output = useRef<HTMLOutputElement>(null)
  const before = useRef(isDone)
  useEffect(() => {
    if (before.current !== isDone) output.current?.focus()
    before.current = isDone
  }, [isDone])
  return (
    <output ref={output} tabIndex={-1} className={styles.texto}>
      {children}
    </output>
  )
}
