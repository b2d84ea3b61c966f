import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What a result leads to, in its own place: one after the other in an entry of the history, as they were opened. */
type Step = 'repeticao' | 'revisao'

interface ResultEntry {
  steps: readonly Step[]
}

/** Whether an entry of the history is that of a result, or of what it leads to: it is one after a reload, too. */
export const isResultEntry = (state: unknown): state is ResultEntry =>
  typeof state === 'object' && state !== null && 'steps' in state && Array.isArray(state.steps)

/** The steps of an entry; none, where another screen left its own there. */
const stepsOf = (state: unknown): readonly Step[] => (isResultEntry(state) ? state.steps : [])

/** Makes the entry that is shown that of a result, once there is one. */
export function useResultEntry(isResult: boolean): void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isToMark = isResult && !isResultEntry(state)
  useEffect(() => {
    const entry: ResultEntry = { steps: [] }
    if (isToMark) void navigate({ pathname, search }, { replace: true, state: entry })
  }, [isToMark, navigate, pathname, search])
}

/**
 * Makes what takes the place of a result an entry of the history, so that Back leads to the result and not out of the
 * screen. `close`, which comes from useCallback, shows the result. Gives what begins the step, before it is shown, what
 * ends it, and whether one has just come back from it: then the focus goes to where it was left.
 */
export function useHistoryStep(step: Step, isOpen: boolean, close: () => void) {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const steps = stepsOf(state)
  const at = steps.indexOf(step)
  const isHere = at >= 0
  const [entry, setEntry] = useState({ key, isHere, isBack: false })
  if (entry.key !== key) setEntry({ key, isHere, isBack: entry.isHere && !isHere })
  const before = useRef(isHere)
  useEffect(() => {
    if (before.current && !isHere && isOpen) close()
    before.current = isHere
  }, [isHere, isOpen, close])
  return {
    begin: () => {
      if (!isHere) void navigate({ pathname, search }, { state: { steps: [...steps, step] } })
    },
    // What was opened in its place goes with it.
    end: () => (isHere ? void navigate(at - steps.length) : close()),
    isBack: entry.isBack,
  }
}

/** Takes the focus as soon as it is there: the ref of what one left by, where one has come back. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
