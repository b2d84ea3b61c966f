import { BEFORE_STEP } from '@rumo/contract/host'

/**
 * Lets a remote hold the browser's Back and Forward before anything follows them. Call this before single-spa starts: a
 * window calls its listeners in the order in which they were added, capturing or not, and after single-spa's listener
 * every router would already draw another screen.
 */
export function askBeforeSteps(): void {
  addEventListener('popstate', (event) => {
    const question = new CustomEvent(BEFORE_STEP, { cancelable: true })
    // single-spa sends events of its own for navigations by a router or the shell. Those were decided already.
    if (!('singleSpa' in event) && !dispatchEvent(question)) event.stopImmediatePropagation()
  })
}
