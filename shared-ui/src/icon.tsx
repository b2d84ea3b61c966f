import type { ReactNode } from 'react'
import styles from './icon.module.css'

export interface IconProps {
  /** Width and height in px; 20 unless told. */
  size?: number
}

interface DrawingProps extends IconProps {
  children: ReactNode
  strokeWidth?: number
}

/** Drawn in a box of 24 with round strokes, in the colour of the words beside it, which name it. */
export function Drawing({ size = 20, strokeWidth = 2, children }: DrawingProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** A bundle that does not use an icon leaves it out: making one has no side effects. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(drawn: ReactNode, strokeWidth = 2) {
  return (props: IconProps) => (
    <Drawing strokeWidth={strokeWidth} {...props}>
      {drawn}
    </Drawing>
  )
}
