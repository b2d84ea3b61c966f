import { FolhaPautada, useSheetLines } from '@rumo/shared-ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { marked } from '../../shared/marked.tsx'
import type { Trecho } from './copia.ts'
import styles from './folha.module.css'
import { blankLinesAtEnd } from './linhas.ts'

interface FolhaProps {
  texto: string
  /** The text at the last pause. Its lines are counted and its passages marked. */
  lido: string
  /** The passages to mark as copied from the reference texts. */
  trechos: readonly Trecho[]
  onChange: (texto: string) => void
  isReadOnly?: boolean
  /** Renders the head of the sheet from the number of lines written, as they wrap on the screen. */
  renderHead: (linhas: number) => ReactNode
  /** The id of the element that describes the state of the text. */
  describedBy: string
  field?: Ref<HTMLTextAreaElement>
}

/** An empty sheet has this many lines. */
const MIN_LINHAS = 16
/** Blank lines below the text, so that there is always a line to write on. */
const LINHAS_AHEAD = 2

/**
 * The ruled sheet of an essay: a text field with a number for each line as it wraps, which grows with its text. A copy
 * of the text lies behind the field, to measure the lines and to show the marks.
 */
export function Folha(props: FolhaProps) {
  const { texto, lido, trechos, onChange, isReadOnly, renderHead, describedBy, field } = props
  const copy = useRef<HTMLDivElement>(null)
  const lines = useSheetLines(copy)
  const rows = Math.max(MIN_LINHAS, lines + LINHAS_AHEAD)
  const written = lido.trim() === '' ? 0 : lines - blankLinesAtEnd(lido)
  return (
    <div className={styles.place}>
      {renderHead(written)}
      <FolhaPautada
        ref={field}
        className={styles.folha}
        linhas={rows}
        marcado={marked(lido, trechos)}
        copia={copy}
        aria-label="Sua redação"
        aria-describedby={describedBy}
        value={texto}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
