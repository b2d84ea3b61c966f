import { VisuallyHidden } from '@rumo/shared-ui'
import type { CartaoProps } from './cartao-column.tsx'
import styles from './cartao-strip.module.css'
import { LinhaBubble } from './linha-bubble.tsx'
import { rowInWords } from './cartao-resposta.words.ts'

/** The answer card in one row, for widths between a phone and a wide screen: one button for each question. */
export function CartaoStrip({ linhas, atual, onGo }: Omit<CartaoProps, 'renderAcao' | 'resumo'>) {
  return (
    <nav aria-label="Cartão-resposta">
      <ol className={styles.strip}>
        {linhas.map((linha, index) => (
          <li key={linha.numero}>
            <button
              type="button"
              className={styles.target}
              aria-current={index === atual}
              onClick={() => onGo(index)}
            >
              <VisuallyHidden>{rowInWords(linha)}</VisuallyHidden>
              <LinhaBubble linha={linha} tamanho={28} atual={index === atual} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
