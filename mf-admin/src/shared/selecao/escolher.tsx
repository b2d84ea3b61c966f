import { VisuallyHidden } from '@rumo/shared-ui'
import { useRef, type ReactNode } from 'react'
import styles from './selecao.module.css'
import type { Selecao } from './use-selecao.ts'

interface EscolherProps {
  selecao: Selecao
  id: number
  /** The name of the record, for screen readers. */
  of: string
  children: ReactNode
}

/**
 * The checkbox that selects a record of a list. With Shift, all records between this one and the last toggled one are
 * selected, too.
 */
export function Escolher({ selecao, id, of, children }: EscolherProps) {
  // For a click made by a key a browser may not tell which modifier keys were held.
  const isShiftSpace = useRef(false)
  return (
    <span className={styles.choice}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={selecao.has(id)}
          onKeyDown={({ shiftKey }) => {
            isShiftSpace.current = shiftKey
          }}
          // A click with Shift would also select the text between the two clicks.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onChange={({ nativeEvent }) => {
            const { shiftKey } = nativeEvent as MouseEvent
            selecao.toggle(id, shiftKey || isShiftSpace.current)
            isShiftSpace.current = false
          }}
        />
        <VisuallyHidden>Escolher {of}</VisuallyHidden>
      </label>
      {children}
    </span>
  )
}
