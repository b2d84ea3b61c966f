import type { Browser } from '@playwright/test'
import { readWeightOptions } from '../weight/options.ts'
import { median } from '../weight/page-report.ts'
import type { PageRequest } from '../weight/requests.ts'
import { sizesByKind } from '../weight/sizes.ts'
import { visit, type Visit } from '../weight/visit.ts'

interface Asked {
  /** The addresses of one screen, by the name of the way in which it is built. */
  urls: Record<string, string>
  /** How often each address is opened. */
  runs: number
  /** How long a page is left open after it has come to rest, in ms. */
  settleMs?: number
  /** A selector of the element that must be on the page. */
  ready?: string
}

/**
 * The cost of a screen built in one way: the median of the times of some visits, and the maximum of everything else.
 */
export interface Cost {
  lcpMs: number
  cls: number
  readyMs: number | null
  mountedMs: number | null
  /** The requests that began before the element of `ready` was there; all requests when there is no `ready`. */
  requests: number
  depth: number
  /** The bytes of JavaScript in these requests, compressed by brotli. */
  scriptBytes: number
  /** The errors and warnings in the browser's console. */
  errors: string[]
}

/**
 * Opens a screen, built in each way, on a slow phone with an empty cache. The ways take turns, so that other work of
 * the machine affects all of them alike.
 */
export async function compareWays(browser: Browser, asked: Asked): Promise<Record<string, Cost>> {
  const seen = new Map<string, Seen[]>(Object.keys(asked.urls).map((way) => [way, []]))
  for (let run = 0; run < asked.runs; run++) {
    for (const [way, url] of Object.entries(asked.urls)) {
      const bodies = new Map<string, Buffer>()
      seen.get(way)?.push({ bodies, visit: await visit(browser, optionsOf(url, asked), bodies) })
    }
  }
  return Object.fromEntries([...seen].map(([way, visits]) => [way, costOf(visits)]))
}

/**
 * Gives the cost of a screen built in one way. Throws when the browser reported an error: a page whose style or script
 * was refused would seem faster.
 */
export const pick = (costs: Record<string, Cost>) => (way: string) => {
  const cost = costs[way]
  if (!cost) throw new Error(`Nothing was seen of ${way}.`)
  if (cost.errors.length > 0) throw new Error(`${way}: ${cost.errors.join('; ')}`)
  return cost
}

interface Seen {
  visit: Visit
  bodies: Map<string, Buffer>
}

function optionsOf(url: string, { settleMs, ready }: Asked) {
  const rest = settleMs === undefined ? [] : ['--settle', `${settleMs}`]
  return readWeightOptions([url, '--mobile', ...rest, ...(ready ? ['--ready', ready] : [])])
}

function costOf(seen: readonly Seen[]): Cost {
  const visits = seen.map((one) => one.visit)
  const first = seen.map(({ visit: { requests, readyMs }, bodies }) => {
    const begun = requests.filter(
      (request) => readyMs === null || isBegunBy(requests, request, readyMs),
    )
    return { count: begun.length, scripts: sizesByKind(begun, bodies).js?.brotli ?? 0 }
  })
  return {
    lcpMs: median(visits.map(({ paint }) => paint.lcp)) ?? Number.NaN,
    cls: Math.max(...visits.map(({ paint }) => paint.cls)),
    readyMs: median(visits.map(({ readyMs }) => readyMs)),
    mountedMs: median(visits.map(({ mountedMs }) => mountedMs)),
    requests: Math.max(...first.map(({ count }) => count)),
    depth: Math.max(...visits.map(({ depth }) => depth)),
    scriptBytes: Math.max(...first.map(({ scripts }) => scripts)),
    errors: [...new Set(visits.flatMap(({ errors }) => errors))],
  }
}

function isBegunBy(all: readonly PageRequest[], { start }: PageRequest, moment: number): boolean {
  return (start - (all[0]?.start ?? 0)) * 1000 <= moment
}
