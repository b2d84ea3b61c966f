import { BEFORE_STEP } from '@rumo/contract/host'

interface Asking {
  mustAsk: () => boolean
  /** Asks the user. Resolves to true if leaving is allowed. */
  mayGo: () => Promise<boolean>
}

/**
 * Asks before Back or Forward leaves the page. A browser reports such a step only after taking it. So the step is first
 * reversed, and repeated once the user has agreed. Returns the function that stops this.
 */
export function followHistory({ mustAsk, mayGo }: Asking): () => void {
  const here = place()
  /** How many of the steps that are still to be reported are our own steps back to this page. */
  let own = 0
  let isAsking = false
  /** The step that the user wants to take. */
  let steps = 0

  const ask = async () => {
    isAsking = true
    const isAllowed = await mayGo()
    isAsking = false
    if (isAllowed) history.go(steps)
  }
  const onStep = (event: Event) => {
    if (own === 0 && !mustAsk()) return
    event.preventDefault()
    if (own > 0) {
      own--
      if (!isAsking) void ask()
      return
    }
    const gone = stepsFrom(here)
    // If the user navigates again while the question is open, that step is only reversed.
    if (!isAsking) steps = gone
    own++
    history.go(-gone)
  }
  window.addEventListener(BEFORE_STEP, onStep)
  return () => window.removeEventListener(BEFORE_STEP, onStep)
}

/** The index of the current history entry; undefined if the browser does not tell. */
const place = () => globalThis.navigation?.currentEntry?.index

/**
 * The step from an entry to the current one. If the browser does not tell, one step back is assumed, which is the usual
 * case.
 */
function stepsFrom(here: number | undefined): number {
  const now = place()
  return here === undefined || now === undefined ? -1 : now - here
}
