import { IconSubscript, IconSum, IconSuperscript } from '@rumo/shared-ui'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import styles from './barra-de-marcas.module.css'
import { insertText } from './colado.ts'
import { marcar, MARCAS, type Marca } from './marcas.ts'

type Tecla = (typeof MARCAS)[number]['tecla']

const SINAIS: Record<Tecla, ReactNode> = {
  b: <b>N</b>,
  i: <i>I</i>,
  u: <u>S</u>,
  '.': <IconSuperscript />,
  ',': <IconSubscript />,
  e: <IconSum />,
}

/**
 * The buttons that format the selected part of a field, shown while the field has the focus. They leave the focus in
 * the field. Tab skips them, because `onMarcaKey` does the same by keys.
 */
export const BarraDeMarcas = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => (
  <div className={styles.barra} role="toolbar" aria-label="Formatar">
    {MARCAS.map((marca) => (
      <button
        key={marca.nome}
        type="button"
        tabIndex={-1}
        className={styles.marca}
        title={`${marca.nome} (Ctrl+${marca.tecla.toUpperCase()})`}
        aria-label={marca.nome}
        aria-keyshortcuts={`Control+${marca.tecla.toUpperCase()}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => field.current && mark(field.current, marca)}
      >
        {SINAIS[marca.tecla]}
      </button>
    ))}
  </div>
)

/** Formats the selected text: Ctrl or ⌘ with the key of a mark. */
export function onMarcaKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  const marca = MARCAS.find(({ tecla }) => tecla === event.key.toLowerCase())
  if (marca === undefined) return
  event.preventDefault()
  mark(event.currentTarget, marca)
}

function mark(field: HTMLTextAreaElement, marca: Marca): void {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, novo, selecao } = marcar(value, [selectionStart, selectionEnd], marca)
  field.focus()
  field.setSelectionRange(from, to)
  insertText(novo)
  field.setSelectionRange(...selecao)
}
