import styles from './bubble.module.css'

const BADGE_SIZE = 20

/** The sign for right or wrong: a check mark or a cross. */
export interface Verdict {
  path: string
  isRound: boolean
}

/** The sign as a badge at the lower right of a bubble of this size. */
export function Badge({ path, isRound, bubbleSize }: Verdict & { bubbleSize: number }) {
  return (
    <g
      transform={`translate(${bubbleSize + 8 - BADGE_SIZE} ${bubbleSize + 6 - BADGE_SIZE}) scale(${BADGE_SIZE / 24})`}
    >
      <rect className={styles.cut} width="24" height="24" rx={isRound ? 12 : 3.5} />
      <path className={styles.badgeSign} d={path} />
    </g>
  )
}

/** The sign in the middle of a bubble that is too small for a badge, in place of the letter. */
export function Sign({ path, bubbleSize }: Verdict & { bubbleSize: number }) {
  const side = bubbleSize * 0.72
  return (
    <g
      transform={`translate(${(bubbleSize - side) / 2} ${(bubbleSize - side) / 2}) scale(${side / 24})`}
    >
      <path className={styles.sign} d={path} />
    </g>
  )
}
