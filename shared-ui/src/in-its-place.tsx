import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './in-its-place.module.css'
import { stopSecondTap } from './second-tap.ts'

interface InItsPlaceProps {
  /** Identifies the content: another value means that the content has been replaced. */
  shown: string | number | boolean
  children: ReactNode
}

/**
 * For content that replaces other content on the screen. The second tap of a double tap, which was meant for the
 * previous content, has no effect here.
 */
export function InItsPlace({ shown, children }: InItsPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const there = useRef({ shown, sinceMs: Infinity })
  useLayoutEffect(() => {
    there.current = { shown, sinceMs: performance.now() }
  }, [shown])
  useEffect(() => {
    const stop = (press: MouseEvent) => stopSecondTap(press, there.current.sinceMs)
    const element = box.current
    element?.addEventListener('click', stop, true)
    return () => element?.removeEventListener('click', stop, true)
  }, [])
  return (
    <div ref={box} className={styles.inItsPlace}>
      {children}
    </div>
  )
}
