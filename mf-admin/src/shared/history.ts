import { BEFORE_STEP } from '@rumo/contract/host'

interface Asking {
  mustAsk: () => boolean
  /** Asks; true where one may go. */
  mayGo: () => Promise<boolean>
}

/**
 * Asks before Back or Forward leads away, and stays meanwhile. A browser has gone already when it tells of it: it
 * is led back first, and goes again once that was allowed. Gives the function that stops it.
 */
export function followHistory({ mustAsk, mayGo }: Asking): () => void {
  const here = place()
  /** How many of the steps that are still to be heard of are our own, back to where the question stands. */
  let own = 0
  let isAsking = false
  /** Where one wants to go. */
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
    // Who goes again while the question stands is led back to it, and nothing else.
    if (!isAsking) steps = gone
    own++
    history.go(-gone)
  }
  window.addEventListener(BEFORE_STEP, onStep)
  return () => window.removeEventListener(BEFORE_STEP, onStep)
}

/** The place among the entries of this tab; undefined where a browser does not tell. */
const place = () => globalThis.navigation?.currentEntry?.index

/** How far one has gone; where that is not told, it was one step back, as it mostly is. */
function stepsFrom(here: number | undefined): number {
  const now = place()
  return here === undefined || now === undefined ? -1 : now - here
}
