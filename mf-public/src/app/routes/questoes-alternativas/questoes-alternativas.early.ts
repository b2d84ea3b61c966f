import type { SiteConfig } from '@rumo/contract'
import type { EarlyAnswer } from '@rumo/shared-auth'

// Asks for the first questions as soon as the page is there, while the bundles that show them are on their way. It
// imports nothing: another file would cost a round. What it does not know leaves the draw to the screen.

const config = document.getElementById('rumo-config')?.textContent
if (config && isFirstView() && !isSignedIn())
  globalThis.rumoSorteio = draw(JSON.parse(config) as SiteConfig)

/** Another matéria, and a set that was begun, are the screen's to know. */
function isFirstView(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate' && location.search === ''
}

/** The draw of an account knows what it has answered, and only the session knows the account. */
function isSignedIn(): boolean {
  try {
    return globalThis.localStorage.getItem('token') !== null
  } catch {
    return true
  }
}

function draw({ api, extensoes }: SiteConfig): Promise<EarlyAnswer> | undefined {
  if (api === undefined || !extensoes.includes('sorteios')) return undefined
  const address = new URL(api.endsWith('/') ? api : `${api}/`, location.href)
  const answer = fetch(new URL('sorteios', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantidade: 10, exceto: [] }),
  }).then(async (response) => ({ status: response.status, text: await response.text() }))
  // Whoever takes it hears of it.
  void Promise.allSettled([answer])
  return answer
}
