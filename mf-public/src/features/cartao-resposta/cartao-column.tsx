import { Bubble, VisuallyHidden } from '@rumo/shared-ui'
import { useId, type ReactNode } from 'react'
import styles from './cartao-column.module.css'
import type { Linha } from './rules.ts'
import { rowInWords } from './words.ts'

export interface CartaoProps {
  linhas: readonly Linha[]
  /** The card in one line. */
  resumo: string
  /** The index of the question shown. */
  atual: number
  onGo: (index: number) => void
  /** What one does with the card as a whole. */
  acao?: ReactNode
}

/** The answer card in full: a column of rows, each the way to its question. */
export function CartaoColumn({ linhas, resumo, atual, onGo, acao }: CartaoProps) {
  const title = useId()
  return (
    <nav className={styles.card} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        Cartão-resposta
      </h2>
      <p className={styles.line}>{resumo}</p>
      <ol>
        {linhas.map((linha, index) => (
          <li key={linha.numero}>
            <button
              type="button"
              className={styles.row}
              aria-current={index === atual}
              onClick={() => onGo(index)}
            >
              <VisuallyHidden>{rowInWords(linha)}</VisuallyHidden>
              <span className={linha.resultado === 'em-branco' ? styles.mark : styles.inked} />
              <span className={styles.number} aria-hidden="true">
                {linha.numero}
              </span>
              <LinhaBubbles linha={linha} />
            </button>
          </li>
        ))}
      </ol>
      {acao && <div className={styles.action}>{acao}</div>}
    </nav>
  )
}

/** The bubbles of one row of the card. */
export function LinhaBubbles({ linha }: { linha: Linha }) {
  return (
    <span className={styles.letters}>
      {linha.letras.map(({ nome, estado }, index) => (
        <Bubble key={nome} letra={nome} estado={estado} tamanho={22} ordem={index} />
      ))}
    </span>
  )
}
