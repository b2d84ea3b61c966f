import type { ReactNode } from 'react'
import styles from './icon.module.css'

export interface IconProps {
  /** Width and height in px; 20 by default. */
  size?: number
}

interface DrawingProps extends IconProps {
  children: ReactNode
  strokeWidth?: number
}

/**
 * An icon in a box of 24 with round strokes. It has the colour of the words beside it, which also name it for screen
 * readers.
 */
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

/** Making an icon has no side effects, so a bundle leaves out the icons that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(drawn: ReactNode, strokeWidth = 2) {
  return (props: IconProps) => (
    <Drawing strokeWidth={strokeWidth} {...props}>
      {drawn}
    </Drawing>
  )
}
