import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './folha-pautada.module.css'
import { Pauta } from './pauta.tsx'

interface FolhaPautadaProps extends ComponentProps<'textarea'> {
  /** Of the sheet; the field has none of its own. */
  className?: string | undefined
  /** How many lines the sheet has: their numbers stand beside them. */
  linhas: number
  /** The text of the field once more, with what is marked in it. */
  marcado: ReactNode
  /** Where that stands. */
  copia?: Ref<HTMLDivElement>
}

/** The ruled sheet of an essay, its lines numbered: a text field, and behind it a copy of its text, which carries the marks. */
export function FolhaPautada({ className, linhas, marcado, copia, ...field }: FolhaPautadaProps) {
  return (
    <Pauta className={[styles.folha, className].filter(Boolean).join(' ')}>
      <div className={styles.numeros} aria-hidden="true">
        {Array.from({ length: linhas }, (_, index) => index + 1).join('\n')}
      </div>
      <div className={styles.papel}>
        <div className={styles.copia} aria-hidden="true" ref={copia}>
          {marcado}
          {/* A line break at the end has no height of its own. */}
          {'\u200B'}
        </div>
        <textarea className={styles.campo} rows={linhas} {...field} />
      </div>
    </Pauta>
  )
}
