import { useEffect, useState } from 'react'
import { useMediaQuery } from '@rumo/shared-ui'

/** How long one slogan is shown (docs/product/constants.md). */
const SLOGAN_MS = 3000

/**
 * The index of the item to show, out of `count`. It advances every 3 s while `isRunning`, but never under reduced
 * motion.
 */
export function useRotation(count: number, isRunning: boolean) {
  const [index, setIndex] = useState(0)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')

  useEffect(() => {
    if (!isRunning || isStill) return undefined
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), SLOGAN_MS)
    return () => clearInterval(timer)
  }, [count, isRunning, isStill])

  return [index, setIndex] as const
}
