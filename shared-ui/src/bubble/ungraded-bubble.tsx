import type { ReactNode } from 'react'
import styles from './bubble.module.css'
import { inkAt } from './ink.ts'

export interface UngradedBubbleProps {
  letra?: string | undefined
  estado: 'livre' | 'escolhida'
  /** Diameter in px. */
  tamanho: 48 | 40 | 38 | 28 | 24 | 22 | 20 | 14
  /** The place in its row, which decides the shape of the ink. */
  ordem?: number
  /** Whether the bubble stands for the current question. */
  atual?: boolean
}

interface DrawnProps extends Omit<UngradedBubbleProps, 'estado'> {
  /** The class of its state. */
  className: string | undefined
  ringWidth: number
  /** Drawn on top of the bubble. */
  children?: ReactNode
}

/** From this size on, a verdict is a badge beside the letter; in smaller bubbles it replaces the letter. */
export const BADGE_FROM = 32
const HAIRLINES_FROM = 38
/** Half the height of the font's capital letters, in em. It centres the letter. */
const HALF_CAPITAL = 0.334

/** The width of the ring: 4.5% of the bubble, and at least 1.5 px. */
export const ringWidthOf = (tamanho: number): number => Math.max(1.5, tamanho * 0.045)

/**
 * A bubble of the answer card before it is graded. It is decorative: the caller says the same in words. A row under the
 * pointer may set `--bubble-ring`, `--bubble-ring-width`, `--bubble-letter` and `--bubble-ink` (0 or 1) for its free
 * bubbles, and `--bubble-ground` when the bubble does not stand on paper. The home page uses only this bubble, so that
 * its script contains no verdicts.
 */
export const UngradedBubble = ({ estado, ...drawn }: UngradedBubbleProps) => (
  <DrawnBubble {...drawn} className={styles[estado]} ringWidth={ringWidthOf(drawn.tamanho)} />
)

export function DrawnBubble(props: DrawnProps) {
  const { letra, className, tamanho, ringWidth, ordem = 0, atual = false, children } = props
  const centre = tamanho / 2
  const isSmall = tamanho < BADGE_FROM
  const letterSize = Math.max(12, tamanho * 0.44)
  return (
    <svg
      className={[styles.bubble, className, isSmall && styles.small].filter(Boolean).join(' ')}
      width={tamanho}
      height={tamanho}
      viewBox={`0 0 ${tamanho} ${tamanho}`}
      aria-hidden="true"
      focusable="false"
    >
      {atual && <circle className={styles.current} cx={centre} cy={centre} r={centre + 4} />}
      <circle
        className={styles.ring}
        cx={centre}
        cy={centre}
        r={centre - ringWidth / 2}
        strokeWidth={ringWidth}
      />
      <InkFill ordem={ordem} tamanho={tamanho} />
      {letra !== undefined && (
        <text
          className={styles.letter}
          x={centre}
          y={centre + letterSize * HALF_CAPITAL}
          fontSize={letterSize}
        >
          {letra}
        </text>
      )}
      {children}
    </svg>
  )
}

function InkFill({ ordem, tamanho }: { ordem: number; tamanho: number }) {
  const { outline, turn } = inkAt(ordem)
  const radius = tamanho / 2
  return (
    <g transform={`translate(${radius} ${radius}) scale(${radius}) rotate(${turn})`}>
      <g className={styles.ink}>
        <path d={outline} />
        {tamanho >= HAIRLINES_FROM && (
          // Two lines near each edge, in the direction of the strokes and clear of the letter.
          <path className={styles.hairlines} d="M-.37-.8H.19M-.03-.7H.52M.37.8H-.19M.03.7H-.52" />
        )}
      </g>
    </g>
  )
}
