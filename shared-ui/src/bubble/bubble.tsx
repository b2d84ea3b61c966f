import { memo } from 'react'
import styles from './bubble.module.css'
import {
  BADGE_FROM,
  DrawnBubble,
  ringWidthOf,
  type UngradedBubbleProps,
} from './ungraded-bubble.tsx'
import { Badge, Sign, type Verdict } from './verdict.tsx'

/**
 * `certa`: marked and right. `errada`: marked and wrong. `gabarito`: right but not marked, so it is not filled.
 */
export type BubbleEstado = 'livre' | 'escolhida' | 'certa' | 'errada' | 'gabarito'

export interface BubbleProps extends Omit<UngradedBubbleProps, 'estado'> {
  estado: BubbleEstado
}

const CHECK: Verdict = { path: 'M5.5 12.6 10 17 18.5 7.4', isRound: true }
const CROSS: Verdict = { path: 'M6.6 6.6 17.4 17.4M17.4 6.6 6.6 17.4', isRound: false }
const VERDICTS: Partial<Record<BubbleEstado, Verdict>> = {
  certa: CHECK,
  gabarito: CHECK,
  errada: CROSS,
}

/**
 * A bubble of the answer card, which shows whether it is right once it is graded. A card of ten questions has
 * fifty, of which an answer changes two. The others are not rendered again.
 */
export const Bubble = memo(function Bubble({ letra, estado, ...drawn }: BubbleProps) {
  const { tamanho } = drawn
  const verdict = VERDICTS[estado]
  const hasBadge = verdict !== undefined && tamanho >= BADGE_FROM
  return (
    <DrawnBubble
      {...drawn}
      letra={verdict === undefined || hasBadge ? letra : undefined}
      className={styles[estado]}
      ringWidth={estado === 'gabarito' ? Math.max(2, tamanho * 0.07) : ringWidthOf(tamanho)}
    >
      {verdict &&
        (hasBadge ? (
          <Badge {...verdict} bubbleSize={tamanho} />
        ) : (
          <Sign {...verdict} bubbleSize={tamanho} />
        ))}
    </DrawnBubble>
  )
})
