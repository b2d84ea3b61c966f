import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'

interface ScreenProps {
  titulo: string
  heading: Ref<HTMLHeadingElement>
  /** Shown beside the heading on a wide screen. */
  action?: ReactNode
  /** The heading is visible on a narrow screen, too, because the bar above shows another title. */
  isTitled?: boolean
  /** The heading takes little height, because the work area below needs it. */
  isLow?: boolean
  children: ReactNode
}

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
