import { useMediaQuery } from '@rumo/shared-ui'
import styles from './cartao-bar.module.css'
import { FULL_UP_TO, type CartaoProps } from './cartao-column.tsx'
import { CartaoSheet } from './cartao-sheet.tsx'
import { CartaoStrip } from './cartao-strip.tsx'

/**
 * The answer card as a bar above a question, for windows too narrow to show the card beside the question. The bar stays
 * in view. `className` may set another height.
 */
export function CartaoBar({
  className = '',
  ...card
}: CartaoProps & { className?: string | undefined }) {
  const isPhone = useMediaQuery('(max-width: 699px)')
  const { relogio, aviso, linhas, atual } = card
  return (
    <div className={`${styles.bar} ${className}`} data-begun={atual !== 0}>
      <div className={relogio ? `${styles.line} ${styles.withClock}` : styles.line}>
        {relogio && <div>{relogio}</div>}
        {isPhone || linhas.length > FULL_UP_TO ? (
          <CartaoSheet {...card} />
        ) : (
          <CartaoStrip {...card} />
        )}
      </div>
      {aviso && <div className={styles.notice}>{aviso}</div>}
    </div>
  )
}
