/**
 * A module that failed to load stays failed for the life of the page, whatever the network does since: a browser does
 * not ask for it again. So when a second attempt fails at the same module, the page is reloaded, if the server answers:
 * without a network, a reload would lose the page too. The first failure is left to the caller: a reload could lose
 * answers on the page. A tab is reloaded once for a module: where that did not help, the page or the module is of a
 * release that is gone, and another reload would bring the same.
 */
export function reloadOnSecondFailure(reload = () => location.reload()): void {
  const failed = new Set<string>()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The message names the module.
    const module = payload.message
    if (failed.has(module)) {
      void isServed().then((served) => served && isFirstReloadFor(module) && reload())
    }
    failed.add(module)
  })
}

/** Notes the reload; false where the tab was reloaded for this module before, or cannot note it. */
function isFirstReloadFor(module: string): boolean {
  const name = `recarregada/${module}`
  try {
    // oxlint-disable-next-line no-restricted-globals -- of this tab and this visit, and asked for at once
    const ofTab = sessionStorage
    if (ofTab.getItem(name) !== null) return false
    ofTab.setItem(name, new Date().toISOString())
    return true
  } catch {
    return false
  }
}

async function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
