import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The steps that are shown in place of what leads to them: from a result, and from a sheet to the list of themes. An
 * entry of the history lists its steps in the order in which they were opened.
 */
type Step = 'repeticao' | 'revisao' | 'temas'

interface StepsEntry {
  steps: readonly Step[]
}

/** Whether an entry of the history lists steps. That of a result does, even without any. This survives a reload. */
export const hasSteps = (state: unknown): state is StepsEntry =>
  typeof state === 'object' && state !== null && 'steps' in state && Array.isArray(state.steps)

/** The steps of an entry; empty when another screen's state is there. */
const stepsOf = (state: unknown): readonly Step[] => (hasSteps(state) ? state.steps : [])

/** Marks the current entry of the history as that of a result, once there is a result. */
export function useResultEntry(isResult: boolean): void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isToMark = isResult && !hasSteps(state)
  useEffect(() => {
    const entry: StepsEntry = { steps: [] }
    if (isToMark) void navigate({ pathname, search }, { replace: true, state: entry })
  }, [isToMark, navigate, pathname, search])
}

/**
 * Makes a step an entry of the history, so that Back leads to what was before it and not out of the screen.
 * `close`, which must be stable (useCallback), shows what was before. Returns functions to begin the step, before it is
 * shown, and to end it, and `isBack`: whether the user has just come back from the step, and the focus goes to where it
 * was before.
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
  // Until the next screen is drawn, a second press on this one leads no further.
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  })
  const leave = (go: () => void) => {
    if (!isLeaving.current) go()
    isLeaving.current = true
  }
  return {
    begin: () => {
      const opened: StepsEntry = { steps: [...steps, step] }
      if (!isHere) leave(() => void navigate({ pathname, search }, { state: opened }))
    },
    // Steps that were opened from this one are ended too.
    end: () => (isHere ? leave(() => void navigate(at - steps.length)) : close()),
    isBack: entry.isBack,
  }
}

/**
 * Goes back from a step that a reload came to and that the screen no longer shows. Otherwise the user would have to go
 * back twice to leave the screen.
 */
export function useLeaveLostStep(step: Step, isOpen: boolean): void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isLost] = useState(!isOpen && stepsOf(state).includes(step))
  useEffect(() => {
    if (isLost) void navigate(-1)
  }, [isLost, navigate])
}

/**
 * A ref that focuses its element as soon as it is there. For the element by which the user left a screen, when the user
 * comes back.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
