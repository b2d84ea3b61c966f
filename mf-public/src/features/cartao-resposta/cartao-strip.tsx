import { Bubble, VisuallyHidden } from '@rumo/shared-ui'
import type { CartaoProps } from './cartao-column.tsx'
import type { Linha } from './rules.ts'
import styles from './cartao-strip.module.css'
import { rowInWords } from './words.ts'

/** The answer card in one row, for widths between a phone and a wide screen: a button a question. */
export function CartaoStrip({ linhas, atual, onGo }: Omit<CartaoProps, 'acao' | 'resumo'>) {
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

interface LinhaBubbleProps {
  linha: Linha
  tamanho: 20 | 28 | 38
  atual: boolean
}

/** One bubble for a whole row of the card: free, or the letter that was marked. */
export function LinhaBubble({ linha, tamanho, atual }: LinhaBubbleProps) {
  const { marcada, numero } = linha
  return (
    <Bubble
      {...(marcada && { letra: marcada.nome })}
      estado={marcada?.estado ?? 'livre'}
      tamanho={tamanho}
      ordem={numero}
      atual={atual}
    />
  )
}
