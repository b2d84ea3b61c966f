import { Bubble, IconBookmark, useMediaQuery, VisuallyHidden } from '@rumo/shared-ui'
import { useId, type ReactNode } from 'react'
import { CartaoCells, type CartaoRows } from './cartao-cells.tsx'
import styles from './cartao-column.module.css'
import { ParaRever } from './para-rever.tsx'
import type { Linha } from './cartao-resposta.rules.ts'
import { rowInWords } from './cartao-resposta.words.ts'

export interface CartaoProps extends CartaoRows {
  /** The state of the card in one line, such as '6 de 10 marcadas'. */
  resumo: string
  relogio?: ReactNode
  /** Notices that stay in view however far the question is scrolled. */
  aviso?: ReactNode
  /** Actions on the whole card. `close` closes the sheet where the card is shown in one, and does nothing elsewhere. */
  renderAcao?: (close: () => void) => ReactNode
}

/** A card with more questions than this is shown as a grid of bubbles instead of full rows. */
export const FULL_UP_TO = 15

/** `close` for the card beside the question: there is no sheet to close. */
const STAY = () => undefined

/** The answer card in full, beside the question. A click on a row opens its question. */
export function CartaoColumn(card: CartaoProps) {
  const { linhas, resumo, atual, onGo, relogio, aviso, renderAcao } = card
  const title = useId()
  // Below this height a window has no room for the clock, ten rows and the actions.
  const isLow = useMediaQuery('(max-height: 839px)')
  // A long card may reach below the window, so its actions stand above the grid.
  const action = renderAcao && <div className={styles.action}>{renderAcao(STAY)}</div>
  return (
    <nav className={styles.card} aria-labelledby={title}>
      {relogio && <div className={styles.clock}>{relogio}</div>}
      <h2 className={styles.title} id={title}>
        Cartão-resposta
      </h2>
      <p className={styles.line}>{resumo}</p>
      {linhas.length > FULL_UP_TO || (isLow && action) ? (
        <>
          {action}
          <CartaoCells linhas={linhas} atual={atual} onGo={onGo} tamanho={24} />
          <ParaRever linhas={linhas} />
        </>
      ) : (
        <>
          <Rows linhas={linhas} atual={atual} onGo={onGo} />
          <ParaRever linhas={linhas} />
          {action}
        </>
      )}
      {aviso && <div className={styles.notice}>{aviso}</div>}
    </nav>
  )
}

const Rows = ({ linhas, atual, onGo }: CartaoRows) => (
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
          {linha.paraRever && (
            <span className={styles.flag}>
              <IconBookmark size={18} isSet />
            </span>
          )}
        </button>
      </li>
    ))}
  </ol>
)

export function LinhaBubbles({ linha }: { linha: Linha }) {
  return (
    <span className={styles.letters}>
      {linha.letras.map(({ nome, estado }, index) => (
        <Bubble key={nome} letra={nome} estado={estado} tamanho={22} ordem={index} />
      ))}
    </span>
  )
}
