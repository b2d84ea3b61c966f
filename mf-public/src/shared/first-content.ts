import { useEffect } from 'react'

/** How many loading states the screen shows now. */
let shown = 0
let listeners: (() => void)[] = []

/** Marks a component as a loading state, for `firstContent`. */
export function useLoadingState(): void {
  useEffect(() => {
    shown++
    return () => {
      shown--
      // The loading state of a screen's code may give way to the one of its data.
      queueMicrotask(tellIfNone)
    }
  }, [])
}

function tellIfNone(): void {
  if (shown > 0) return
  for (const listener of listeners) listener()
  listeners = []
}

/**
 * Resolves when the screen shows no loading state any more: its content is painted, or it has failed or was unmounted.
 * Call it after the screen was rendered. In a hidden tab, which paints nothing, it resolves when the tab is seen.
 */
export async function firstContent(): Promise<void> {
  await new Promise<void>((resolve) => {
    listeners.push(resolve)
    tellIfNone()
  })
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
