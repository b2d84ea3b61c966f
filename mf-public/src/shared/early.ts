import type { SiteConfig } from '@rumo/contract'
import type { EarlyAnswer } from '@rumo/shared-auth'

declare global {
  /** What the page asked for by itself, ahead of the bundles that show it (`*.early.ts`), by the call's path. */
  var rumoEarly: Map<string, Promise<EarlyAnswer>> | undefined
}

/** One that is older is not what a user asks for now. */
const LONGEST_MS = 30_000

/** What the page asked for ahead of the screen by the call's path, once, as a part of that call; nothing where it did not. */
export function takeEarly(path: string): { early?: Promise<EarlyAnswer> } {
  const early = globalThis.rumoEarly?.get(path)
  globalThis.rumoEarly?.delete(path)
  return early && performance.now() < LONGEST_MS ? { early } : {}
}

/** Makes a call of the API ahead of the screen that takes its answer by `takeEarly`. */
export type Ask = (path: string, init?: RequestInit) => Promise<EarlyAnswer>

/**
 * For `*.early.ts`: gives the configuration and what asks the API, where a visitor opens a screen as it first is.
 * Undefined where only the screen knows what to ask for: a query, a page that is loaded anew, an account.
 */
export function firstView(): { ask: Ask; extensoes: SiteConfig['extensoes'] } | undefined {
  const config = document.getElementById('rumo-config')?.textContent
  if (!config || !isOpened() || isSignedIn()) return undefined
  const { api, extensoes } = JSON.parse(config) as SiteConfig
  if (api === undefined) return undefined
  const address = new URL(api.endsWith('/') ? api : `${api}/`, location.href)
  const asked = (globalThis.rumoEarly = new Map())
  const ask: Ask = (path, init) => {
    const answer = fetch(new URL(path, address), init).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }))
    // The screen that takes it handles what fails.
    void Promise.allSettled([answer])
    asked.set(path, answer)
    return answer
  }
  return { ask, extensoes }
}

function isOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate' && location.search === ''
}

/** What an account is given may differ, and only the session knows the account. */
function isSignedIn(): boolean {
  try {
    return globalThis.localStorage.getItem('token') !== null
  } catch {
    return true
  }
}
