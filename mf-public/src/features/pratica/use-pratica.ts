import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
} from 'react'
import { practise, type Action, type Pratica } from './pratica.rules.ts'

/** What draws the whole question anew, or the result. */
const DRAWS_ANEW: ReadonlySet<Action['type']> = new Set(['answer', 'go', 'finish'])
/** What leads to another screen, from whichever is shown. All else is meant for the question on the screen. */
const LEADS_ON: ReadonlySet<Action['type']> = new Set(['go', 'finish'])

/**
 * A set in practice, and a stable function that acts on it. `onChange`, which must come from useCallback, is called with
 * the set at its beginning and at every step.
 *
 * On a slow phone a new question takes a tenth of a second to draw. The browser shows the press first, but the step is
 * passed on at once, so that a reload after the press loses no answer.
 */
export function usePratica(
  inicial: Pratica,
  onChange: (pratica: Pratica) => void,
): readonly [Pratica, Dispatch<Action>] {
  const [drawn, draw] = useState(inicial)
  const now = useRef(inicial)
  const onScreen = useRef(inicial)
  useLayoutEffect(() => {
    onScreen.current = drawn
  }, [drawn])
  useEffect(() => onChange(now.current), [onChange])
  const act = useCallback(
    (action: Action) => {
      const isLeft = !isSameScreen(now.current, onScreen.current)
      if (isLeft && !LEADS_ON.has(action.type)) return
      const next = practise(now.current, action)
      now.current = next
      onChange(next)
      if (DRAWS_ANEW.has(action.type)) startTransition(() => draw(next))
      else draw(next)
    },
    [onChange],
  )
  return [drawn, act]
}

/** False when the screen still shows a question, or the result, that has just been left. */
const isSameScreen = (one: Pratica, other: Pratica) =>
  one.atual === other.atual && one.mostraResultado === other.mostraResultado
