import { useRef, type ReactNode } from 'react'
import styles from './aviso.module.css'
import text from '../../shared/text.module.css'
import { useFocusFound } from './use-focus-found.ts'

interface AvisoProps {
  titulo: string
  texto: string
  /** The buttons for the decision. */
  children: ReactNode
}

/** A message that asks the corrector for a decision, and takes the focus. */
export function Aviso({ titulo, texto, children }: AvisoProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useFocusFound(heading)
  return (
    <div className={styles.aviso}>
      <p ref={heading} tabIndex={-1} className={text.alert}>
        {titulo}
      </p>
      <p>{texto}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
