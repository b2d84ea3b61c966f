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

/** What means no question in particular; every other action means the question on the screen. */
const LEAVES: ReadonlySet<Action['type']> = new Set(['go', 'finish'])

/**
 * A set in practice, and a stable function that acts on it. On a slow phone a new question takes a tenth of a second to
 * draw: the browser shows the press first. `onChange` gets each state of the set within the press, because the screen
 * may be left before it is drawn; it must come from useCallback.
 */
export function usePratica(
  inicial: Pratica,
  onChange: (pratica: Pratica) => void,
): readonly [Pratica, Dispatch<Action>] {
  const [pratica, draw] = useState(inicial)
  /** The set after every press, of which the screen may show an earlier state. */
  const now = useRef(inicial)
  const shown = useRef(inicial.atual)
  useLayoutEffect(() => {
    shown.current = pratica.atual
  }, [pratica.atual])
  useEffect(() => onChange(now.current), [onChange])
  const act = useCallback(
    (action: Action) => {
      // The question that was pressed has just been left, and is only still on the screen.
      if (!LEAVES.has(action.type) && shown.current !== now.current.atual) return
      const next = practise(now.current, action)
      now.current = next
      onChange(next)
      if (DRAWS_ANEW.has(action.type)) startTransition(() => draw(next))
      else draw(next)
    },
    [onChange],
  )
  return [pratica, act]
}
