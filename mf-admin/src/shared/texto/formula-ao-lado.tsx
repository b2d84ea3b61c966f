import { FormattedText } from '@rumo/shared-ui'
import { useState, type SyntheticEvent } from 'react'
import getCaretCoordinates from 'textarea-caret'
import styles from './formula-ao-lado.module.css'
import { formulaEm } from './formula-em.ts'

interface Lugar {
  source: string
  /** The position below the cursor, in CSS px from the corner of the field. */
  top: number
  left: number
}

/**
 * Shows the formula at the cursor below it, while the user writes. Hidden from screen readers, which find the formula
 * in the preview of the record.
 */
export function useFormulaAoLado() {
  const [lugar, setLugar] = useState<Lugar | null>(null)
  const look = ({ currentTarget: field }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = field
    const source = selectionStart === selectionEnd ? formulaEm(value, selectionEnd) : null
    setLugar(source?.trim() ? { source, ...belowCursor(field) } : null)
  }
  return {
    look,
    leave: () => setLugar(null),
    formula: lugar && (
      <div
        className={styles.formula}
        style={{ insetBlockStart: lugar.top, insetInlineStart: lugar.left }}
        aria-hidden="true"
      >
        <FormattedText texto={`\\(${lugar.source}\\)`} inline />
      </div>
    ),
  }
}

function belowCursor(field: HTMLTextAreaElement): Pick<Lugar, 'top' | 'left'> {
  const { top, left, height } = getCaretCoordinates(field, field.selectionEnd)
  const below = top - field.scrollTop + (Number.isFinite(height) ? height : 0)
  return {
    top: field.offsetTop + Math.min(below, field.clientHeight),
    left: field.offsetLeft + left,
  }
}
