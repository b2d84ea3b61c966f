import { useMediaQuery } from '@rumo/shared-ui'
import styles from './cartao-bar.module.css'
import { FULL_UP_TO, type CartaoProps } from './cartao-column.tsx'
import { CartaoSheet } from './cartao-sheet.tsx'
import { CartaoStrip } from './cartao-strip.tsx'

/** The answer card in the bar over a question, for where it does not stand beside it; it stays in view. */
export function CartaoBar(card: CartaoProps) {
  const isPhone = useMediaQuery('(max-width: 699px)')
  return (
    <div
      className={card.relogio ? `${styles.bar} ${styles.withClock}` : styles.bar}
      data-begun={card.atual !== 0}
    >
      {card.relogio && <div>{card.relogio}</div>}
      {isPhone || card.linhas.length > FULL_UP_TO ? (
        <CartaoSheet {...card} />
      ) : (
        <CartaoStrip {...card} />
      )}
    </div>
  )
}
