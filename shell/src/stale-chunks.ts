/**
 * A module that failed to load stays failed for the life of the page, whatever the network does since: a browser does
 * not ask for it again. So when a second attempt fails at the same module, the page is reloaded, if the server answers:
 * without a network, a reload would lose the page too. The first failure is left to the caller: a reload could lose
 * answers on the page.
 */
export function reloadOnSecondFailure(reload = () => location.reload()): void {
  const failed = new Set<string>()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The message names the module.
    if (failed.has(payload.message)) void isServed().then((served) => served && reload())
    failed.add(payload.message)
  })
}

async function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
