import { useEffect, useRef, type ReactNode } from 'react'
import styles from './in-its-place.module.css'
import { stopSecondTap } from './second-tap.ts'

interface InItsPlaceProps {
  /** Tells what is there from what was there before. */
  shown: string | number | boolean
  children: ReactNode
}

/** What takes the place of something else on the screen: the second tap of two, meant for that, does nothing here. */
export function InItsPlace({ shown, children }: InItsPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  const there = useRef({ shown, sinceMs: Infinity })
  useEffect(() => {
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
