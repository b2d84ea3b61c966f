import type { SiteConfig } from '@rumo/contract'
import type { EarlyAnswer } from '@rumo/shared-auth'

declare global {
  /** The answers that the page requested before its bundles were loaded (`*.early.ts`), by the names of the calls. */
  var rumoEarly: Map<string, Promise<EarlyAnswer>> | undefined
}

/** An older answer is no longer used (ms since the page began to load). */
const LONGEST_MS = 30_000

/**
 * The early answer to a call, as an option of the call. It is given only once; the result is empty when there is none.
 */
export function takeEarly(name: string): { early?: Promise<EarlyAnswer> } {
  const early = globalThis.rumoEarly?.get(name)
  globalThis.rumoEarly?.delete(name)
  return early && performance.now() < LONGEST_MS ? { early } : {}
}

interface EarlyCall {
  /** Sent as JSON by POST. Without it, the call is a GET. */
  body?: object
  /** By default the path. */
  name?: string
}

/** Makes a call of the API before the screen is loaded, which takes the answer by its name with `takeEarly`. */
export type Ask = (path: string, call?: EarlyCall) => Promise<EarlyAnswer>

/**
 * For `*.early.ts`: gives the configuration and a function that makes early calls, when a visitor opens a screen in its
 * first state. Undefined when only the screen knows what to request: with a query in the address, unless the screen
 * requests the same with any query; after a reload; or with an account.
 */
export function firstView({ withAnyQuery = false } = {}):
  | { ask: Ask; extensoes: SiteConfig['extensoes'] }
  | undefined {
  const config = document.getElementById('rumo-config')?.textContent
  const isFirst = isOpened() && (withAnyQuery || location.search === '')
  if (!config || !isFirst || isSignedIn()) return undefined
  const { api, extensoes } = JSON.parse(config) as SiteConfig
  if (api === undefined) return undefined
  const address = new URL(api.endsWith('/') ? api : `${api}/`, location.href)
  const asked = (globalThis.rumoEarly = new Map())
  const ask: Ask = (path, { body, name = path } = {}) => {
    const answer = fetch(new URL(path, address), body && post(body)).then(async (response) => ({
      status: response.status,
      text: await response.text(),
    }))
    // Keeps the browser from reporting an unhandled rejection: the screen that takes the answer handles the error.
    void Promise.allSettled([answer])
    asked.set(name, answer)
    return answer
  }
  return { ask, extensoes }
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

function isOpened(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}

/** The answers may differ for an account, and only the session knows the account. */
function isSignedIn(): boolean {
  try {
    return globalThis.localStorage.getItem('token') !== null
  } catch {
    return true
  }
}
