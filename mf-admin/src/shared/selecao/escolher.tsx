import { VisuallyHidden } from '@rumo/shared-ui'
import { startTransition, useOptimistic, useRef, type ReactNode } from 'react'
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
 * The checkbox that selects a record of a list. With Shift, all records between this one and the last changed one are
 * selected, too. It shows a press before the rest of the list, which takes longer to draw.
 */
export function Escolher({ selecao, id, of, children }: EscolherProps) {
  // For a click made by a key a browser may not tell which modifier keys were held.
  const isShiftSpace = useRef(false)
  const [isChosen, show] = useOptimistic(selecao.has(id))
  return (
    <span className={styles.choice}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          checked={isChosen}
          onKeyDown={({ shiftKey }) => {
            isShiftSpace.current = shiftKey
          }}
          // A click with Shift would also select the text between the two clicks.
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onChange={({ nativeEvent, target: { checked } }) => {
            const { shiftKey } = nativeEvent as MouseEvent
            const isRange = shiftKey || isShiftSpace.current
            isShiftSpace.current = false
            startTransition(() => {
              show(checked)
              selecao.choose(id, checked, isRange)
            })
          }}
        />
        <VisuallyHidden>Escolher {of}</VisuallyHidden>
      </label>
      {children}
    </span>
  )
}
