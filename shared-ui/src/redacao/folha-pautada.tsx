import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './folha-pautada.module.css'
import { Pauta } from './pauta.tsx'

interface FolhaPautadaProps extends ComponentProps<'textarea'> {
  /** The class of the sheet; the text field has none of its own. */
  className?: string | undefined
  /** The number of lines of the sheet, which are numbered. */
  linhas: number
  /** A copy of the text of the field that contains the marks. */
  marcado: ReactNode
  /** The ref of the element with the copy. */
  copia?: Ref<HTMLDivElement>
}

/**
 * The ruled sheet of an essay with numbered lines: a text field, and behind it a copy of its text that shows the marks.
 */
export function FolhaPautada({ className, linhas, marcado, copia, ...field }: FolhaPautadaProps) {
  return (
    <Pauta className={[styles.folha, className].filter(Boolean).join(' ')}>
      <div className={styles.numeros} aria-hidden="true">
        {Array.from({ length: linhas }, (_, index) => index + 1).join('\n')}
      </div>
      <div className={styles.papel}>
        <div className={styles.copia} aria-hidden="true" ref={copia}>
          {marcado}
          {/* A line break at the end would have no height of its own. */}
          {'\u200B'}
        </div>
        <textarea className={styles.campo} rows={linhas} {...field} />
      </div>
    </Pauta>
  )
}
