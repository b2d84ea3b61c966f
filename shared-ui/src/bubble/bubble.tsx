import styles from './bubble.module.css'
import { inkAt } from './ink.ts'
import { Badge, Sign, type Verdict } from './verdict.tsx'

/**
 * `certa` is yours and right, `errada` yours and wrong, `gabarito` right but not yours: only what was
 * marked is filled.
 */
export type BubbleEstado = 'livre' | 'escolhida' | 'certa' | 'errada' | 'gabarito'

export interface BubbleProps {
  letra?: string | undefined
  estado: BubbleEstado
  /** Diameter in px. */
  tamanho: 48 | 40 | 38 | 28 | 24 | 22 | 20 | 14
  /** Its place in its row, which decides the shape of its ink. */
  ordem?: number
  /** Whether it stands for the place where one is. */
  atual?: boolean
}

/** From this size a verdict is a badge beside the letter; below, it takes the letter's place. */
const BADGE_FROM = 32
const HAIRLINES_FROM = 38
/** Half the height of a capital of the family, in em: it sets the letter in the middle. */
const HALF_CAPITAL = 0.334

const CHECK: Verdict = { path: 'M5.5 12.6 10 17 18.5 7.4', isRound: true }
const CROSS: Verdict = { path: 'M6.6 6.6 17.4 17.4M17.4 6.6 6.6 17.4', isRound: false }
const VERDICTS: Partial<Record<BubbleEstado, Verdict>> = {
  certa: CHECK,
  gabarito: CHECK,
  errada: CROSS,
}

/**
 * One bubble of the answer card. It is decoration: the caller says the same in words. A row that is pointed at may set
 * `--bubble-ring`, `--bubble-ring-width`, `--bubble-letter`, `--bubble-ink` (0 or 1) for its free bubbles, and
 * `--bubble-ground` where the bubble does not stand on paper.
 */
export function Bubble({ letra, estado, tamanho, ordem = 0, atual = false }: BubbleProps) {
  const centre = tamanho / 2
  const verdict = VERDICTS[estado]
  const hasBadge = verdict !== undefined && tamanho >= BADGE_FROM
  const isSmall = tamanho < BADGE_FROM
  const classes = [styles.bubble, styles[estado], isSmall && styles.small].filter(Boolean).join(' ')
  const letterSize = Math.max(12, tamanho * 0.44)
  return (
    <svg
      className={classes}
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
        r={centre - ringWidth(tamanho, estado) / 2}
        strokeWidth={ringWidth(tamanho, estado)}
      />
      <InkFill ordem={ordem} tamanho={tamanho} />
      {letra !== undefined && (verdict === undefined || hasBadge) && (
        <text
          className={styles.letter}
          x={centre}
          y={centre + letterSize * HALF_CAPITAL}
          fontSize={letterSize}
        >
          {letra}
        </text>
      )}
      {verdict &&
        (hasBadge ? <Badge {...verdict} at={tamanho} /> : <Sign {...verdict} at={tamanho} />)}
    </svg>
  )
}

/** The ring is 4.5 % of the bubble; around a right answer that was not marked, 7 %. */
function ringWidth(tamanho: number, estado: BubbleEstado): number {
  return estado === 'gabarito' ? Math.max(2, tamanho * 0.07) : Math.max(1.5, tamanho * 0.045)
}

function InkFill({ ordem, tamanho }: { ordem: number; tamanho: number }) {
  const { outline, turn } = inkAt(ordem)
  const radius = tamanho / 2
  return (
    <g transform={`translate(${radius} ${radius}) scale(${radius}) rotate(${turn})`}>
      <g className={styles.ink}>
        <path d={outline} />
        {tamanho >= HAIRLINES_FROM && (
          // Two near either edge, along the strokes, clear of the letter.
          <path className={styles.hairlines} d="M-.37-.8H.19M-.03-.7H.52M.37.8H-.19M.03.7H-.52" />
        )}
      </g>
    </g>
  )
}
