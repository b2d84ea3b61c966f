import type { Browser } from '@playwright/test'
import { readWeightOptions } from '../weight/options.ts'
import { median } from '../weight/page-report.ts'
import type { PageRequest } from '../weight/requests.ts'
import { sizesByKind } from '../weight/sizes.ts'
import { visit, type Visit } from '../weight/visit.ts'

interface Asked {
  /** The addresses of one screen in several ways, by the name of the way. */
  urls: Record<string, string>
  /** How often each is opened. */
  runs: number
  /** How long a page is left alone, at rest, before it is left. */
  settleMs?: number
  /** A selector of what has to be there. */
  ready?: string
}

/** The cost of a screen in one way: the median of some visits, and the maximum of what is counted. */
export interface Cost {
  lcpMs: number
  cls: number
  readyMs: number | null
  mountedMs: number | null
  /** Those begun before what `ready` selects was there; all, where nothing was waited for. */
  requests: number
  depth: number
  /** JavaScript among them, by brotli. */
  scriptBytes: number
  /** The errors and warnings of the browser. */
  errors: string[]
}

/**
 * Opens a screen in each of its ways on a slow phone with nothing in the cache, in turns, so that what else the machine
 * does meets all of them.
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
