import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Calls `onStep` with -1 for Alt+↑ and 1 for Alt+↓, anywhere on the screen. Not under a dialog, and not in a select,
 * which these keys open.
 */
export function useStepsByKey(onStep: (step: number) => void): void {
  const now = useRef(onStep)
  useEffect(() => {
    now.current = onStep
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = event.altKey ? STEPS[event.key] : undefined
      if (step === undefined || event.repeat || event.defaultPrevented) return
      if (event.target instanceof HTMLSelectElement) return
      if (document.querySelector('dialog[open], .swal2-container')) return
      event.preventDefault()
      now.current(step)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
