/**
 * Reloads the page when a module fails to load for the second time. A browser never requests a failed module again
 * during the life of a page, whatever the network does since. The page is reloaded only if the server answers: without
 * a network, a reload would lose the page too. The first failure is left to the caller, because a reload could lose
 * answers on the page. A tab is reloaded once for a module. If that did not help, the page or the module is of a
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
    // Two imports that need one module both report it when it fails. That is one failure. Not every browser names the
    // module in its message.
    setTimeout(() => failed.add(module))
  })
}

/** Notes the reload. False when the tab was reloaded for this module before, or cannot store the note. */
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
