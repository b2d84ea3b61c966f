import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Marks the entry of the history in which the questions of a result are reviewed. */
const REVIEW = { isReview: true }

const isStep = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isReview' in state

/**
 * Makes the review of a result an entry of the history, so that Back leads to the result and not out of the screen.
 * Gives what begins the review, before its first question is shown, and what leads to the result again.
 */
export function useReviewStep(isReviewing: boolean, showResult: () => void) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const isHere = isStep(state)
  const before = useRef(isHere)
  useEffect(() => {
    if (before.current && !isHere && isReviewing) showResult()
    before.current = isHere
  }, [isHere, isReviewing, showResult])
  return {
    begin: () => {
      if (!isHere) void navigate({ pathname, search }, { state: REVIEW })
    },
    end: () => (isHere ? void navigate(-1) : showResult()),
  }
}
