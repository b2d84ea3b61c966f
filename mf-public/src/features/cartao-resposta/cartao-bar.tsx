import { useMediaQuery } from '@rumo/shared-ui'
import styles from './cartao-bar.module.css'
import type { CartaoProps } from './cartao-column.tsx'
import { CartaoSheet } from './cartao-sheet.tsx'
import { CartaoStrip } from './cartao-strip.tsx'

/** The answer card in the bar over a question, for where it does not stand beside it; it stays in view. */
export function CartaoBar(card: CartaoProps) {
  const isPhone = useMediaQuery('(max-width: 699px)')
  return (
    <div className={styles.bar} data-begun={card.atual !== 0}>
      {isPhone ? <CartaoSheet {...card} /> : <CartaoStrip {...card} />}
    </div>
  )
}
