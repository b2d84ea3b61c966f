import styles from './bubble.module.css'

const BADGE = 20

export interface Verdict {
  path: string
  isRound: boolean
}

/** Cut out of the ground at the lower right, a little outside. */
export function Badge({ path, isRound, at }: Verdict & { at: number }) {
  return (
    <g transform={`translate(${at + 8 - BADGE} ${at + 6 - BADGE}) scale(${BADGE / 24})`}>
      <rect className={styles.cut} width="24" height="24" rx={isRound ? 12 : 3.5} />
      <path className={styles.badgeSign} d={path} />
    </g>
  )
}

export function Sign({ path, at }: Verdict & { at: number }) {
  const side = at * 0.72
  return (
    <g transform={`translate(${(at - side) / 2} ${(at - side) / 2}) scale(${side / 24})`}>
      <path className={styles.sign} d={path} />
    </g>
  )
}
