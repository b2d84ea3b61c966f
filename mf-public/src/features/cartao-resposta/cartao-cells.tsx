import { IconBookmark, VisuallyHidden } from '@rumo/shared-ui'
import { chunk } from 'es-toolkit'
import styles from './cartao-cells.module.css'
import { LinhaBubble } from './linha-bubble.tsx'
import type { Linha } from './cartao-resposta.rules.ts'
import { rowInWords } from './cartao-resposta.words.ts'

const TEN = 10

/** The rows of an answer card; `onGo` opens the question of a row. */
export interface CartaoRows {
  linhas: readonly Linha[]
  /** The index of the question shown. */
  atual: number
  onGo: (index: number) => void
}

interface CartaoCellsProps extends CartaoRows {
  /** Diameter of a bubble in px. */
  tamanho: 38 | 24
  /** Selects the rows to show; without it all rows are shown. */
  only?: (linha: Linha) => boolean
}

const ALL = () => true

/** The answer card as a grid, in groups of ten: one bubble for each question, and a tap on it opens the question. */
export function CartaoCells({ linhas, atual, onGo, tamanho, only = ALL }: CartaoCellsProps) {
  const rows = linhas.map((linha, index) => ({ linha, index })).filter((row) => only(row.linha))
  return chunk(rows, TEN).map((ten) => (
    <ol key={ten[0]?.index} className={tamanho === 38 ? styles.cells : styles.small}>
      {ten.map(({ linha, index }) => (
        <li key={linha.numero}>
          <button
            type="button"
            className={styles.cell}
            aria-current={index === atual}
            onClick={() => onGo(index)}
          >
            <VisuallyHidden>{rowInWords(linha)}</VisuallyHidden>
            <LinhaBubble linha={linha} tamanho={tamanho} atual={index === atual} />
            <span className={styles.number} aria-hidden="true">
              {linha.numero}
              {linha.paraRever && (
                <span className={styles.flag}>
                  <IconBookmark size={14} isSet />
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  ))
}
