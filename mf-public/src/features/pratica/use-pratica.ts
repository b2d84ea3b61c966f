import { startTransition, useCallback, useReducer, type Dispatch } from 'react'
import { practise, type Action, type Pratica } from './pratica.rules.ts'

/** What draws the whole question anew, or the result. */
const DRAWS_ANEW: ReadonlySet<Action['type']> = new Set(['answer', 'go', 'finish'])

/**
 * A set in practice, and a stable function that acts on it. On a slow phone a new question takes a tenth of a second to
 * draw: the browser shows the press first.
 */
export function usePratica(inicial: Pratica): readonly [Pratica, Dispatch<Action>] {
  const [pratica, dispatch] = useReducer(practise, inicial)
  const act = useCallback((action: Action) => {
    if (DRAWS_ANEW.has(action.type)) startTransition(() => dispatch(action))
    else dispatch(action)
  }, [])
  return [pratica, act]
}
