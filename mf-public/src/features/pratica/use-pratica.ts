import { startTransition, useCallback, useEffect, useRef, useState, type Dispatch } from 'react'
import { practise, type Action, type Pratica } from './pratica.rules.ts'

/** What a control shows itself, and so must not wait: a radio button, say, that would jump back. */
const AT_ONCE: ReadonlySet<Action['type']> = new Set(['choose', 'strike', 'highlight'])

/**
 * A set in practice, and the function that takes a step in it. `onChange` is called with the set in the same moment, so
 * that no answer is lost when the page is left right after it; it must come from useCallback. What replaces the
 * question on the screen is drawn in a transition: on a slow phone that takes longer than a frame, and the pressed
 * button reacts before.
 */
export function usePratica(
  inicial: Pratica,
  onChange: (pratica: Pratica) => void,
): readonly [Pratica, Dispatch<Action>] {
  const [shown, setShown] = useState(inicial)
  const latest = useRef(inicial)
  useEffect(() => onChange(latest.current), [onChange])
  const dispatch = useCallback(
    (action: Action) => {
      latest.current = practise(latest.current, action)
      const step = () => {
        onChange(latest.current)
        setShown(latest.current)
      }
      if (AT_ONCE.has(action.type)) step()
      else startTransition(step)
    },
    [onChange],
  )
  return [shown, dispatch]
}
