import { Bubble } from '@rumo/shared-ui'
import styles from './razao-bubbles.module.css'
import { bubblesOf, type Razao } from './razao.ts'

const RING = 1.5

interface RazaoProps {
  razao: Razao
  /** Diameter in px. Bubbles of 20 px stand close together, as on an answer card. */
  tamanho?: 24 | 20
}

/**
 * Ten bubbles that stand for the whole, filled according to the share that is right. The caller says the same in words.
 */
export const RazaoBubbles = ({ razao, tamanho = 24 }: RazaoProps) => (
  <span className={tamanho === 24 ? styles.wide : styles.close} aria-hidden="true">
    {bubblesOf(razao).map((filled, place) => {
      const key = `bubble ${place}`
      if (filled > 0 && filled < 1)
        return <PartlyFilled key={key} part={filled} tamanho={tamanho} />
      const estado = filled > 0 ? 'escolhida' : 'livre'
      return <Bubble key={key} tamanho={tamanho} estado={estado} ordem={place} />
    })}
  </span>
)

/** The filling ends at a straight line, so that a quarter is not mistaken for a smaller bubble. */
function PartlyFilled({ part, tamanho }: { part: number; tamanho: number }) {
  const radius = tamanho / 2
  const edge = radius * (2 * part - 1)
  const height = Math.sqrt(radius ** 2 - edge ** 2)
  const isBeyondHalf = part > 0.5 ? 1 : 0
  return (
    <svg
      className={styles.partly}
      width={tamanho}
      height={tamanho}
      viewBox={`${-radius} ${-radius} ${tamanho} ${tamanho}`}
      focusable="false"
    >
      <path
        className={styles.ink}
        d={`M${edge} ${-height}A${radius} ${radius} 0 ${isBeyondHalf} 0 ${edge} ${height}Z`}
      />
      <circle className={styles.ring} r={radius - RING / 2} strokeWidth={RING} />
    </svg>
  )
}
