import { BEFORE_STEP } from '@rumo/contract/host'

/**
 * Lets a remote hold the browser's Back and Forward before anything follows them. A window calls its listeners in
 * the order in which they came, capturing or not, and single-spa's would have had every router draw another screen:
 * this is called before single-spa starts.
 */
export function askBeforeSteps(): void {
  addEventListener('popstate', (event) => {
    const question = new CustomEvent(BEFORE_STEP, { cancelable: true })
    // Events for navigations by a router or the shell: those were decided already.
    if (!('singleSpa' in event) && !dispatchEvent(question)) event.stopImmediatePropagation()
  })
}
