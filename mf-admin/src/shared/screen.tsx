import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'

interface ScreenProps {
  titulo: string
  heading: Ref<HTMLHeadingElement>
  /** Stands beside the heading where the screen is wide. */
  action?: ReactNode
  /** The heading is seen where the screen is narrow, too: the bar above says something else. */
  isTitled?: boolean
  /** The heading is low: what stands below it is worked with, and needs the height. */
  isLow?: boolean
  children: ReactNode
}

/** A screen of the back office, below its heading. */
export const Screen = ({
  titulo,
  heading,
  action,
  isTitled = false,
  isLow = false,
  children,
}: ScreenProps) => (
  <section className={styles.screen} data-low={isLow}>
    <div className={`${styles.head} ${isTitled ? '' : styles.said}`}>
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {action}
    </div>
    {children}
  </section>
)
