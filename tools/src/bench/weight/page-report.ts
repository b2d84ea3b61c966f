import { median as medianOf } from 'es-toolkit'
import type { WeightOptions } from './options.ts'
import { gzipBytes, kindOf, sizesByKind, sumOf } from './sizes.ts'
import type { Visit } from './visit.ts'

/**
 * The report of several visits to a page, as `npm run weight` prints it. Sizes, requests and texts are those of the
 * first visit.
 */
export function reportOf(
  options: WeightOptions,
  visits: readonly [Visit, ...Visit[]],
  bodies: ReadonlyMap<string, Buffer>,
) {
  const [first] = visits
  const byKind = sizesByKind(first.requests, bodies)
  const all = (part: (visit: Visit) => number | null | undefined) => visits.map(part)
  const figure = (key: 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'tbt' | 'load') =>
    figureOf(all(({ paint }) => paint[key]))
  return {
    url: options.url,
    runs: options.runs,
    throttle: options.throttle
      ? { ...options.throttle, note: 'CDP latency is per request (no TCP/TLS handshake cost)' }
      : null,
    total: sumOf(Object.values(byKind)),
    byKind,
    requests: first.requests.length,
    failed: first.requests
      .filter(({ failed, status = 0 }) => failed || status >= 400)
      .map(({ url, status, failed }) => ({ url, status, failed })),
    depthInitiator: median(all(({ depth }) => depth)),
    wavesTime: median(all(({ waves }) => waves)),
    ttfb: figure('ttfb'),
    fcp: figure('fcp'),
    lcp: figure('lcp'),
    cls: figure('cls'),
    tbt: figure('tbt'),
    load: figure('load'),
    ...(options.ready && { ready: { median: median(all(({ readyMs }) => readyMs)) } }),
    ...(options.click && {
      inpLike: { median: median(all(({ inp }) => inp)), all: all(({ inp }) => inp) },
    }),
    ...(options.isRepeated && {
      repeatView: {
        requests: median(all(({ repeat }) => repeat?.requests)),
        wire: median(all(({ repeat }) => repeat?.wire)),
        fcp: median(all(({ repeat }) => repeat?.fcp)),
        lcp: median(all(({ repeat }) => repeat?.lcp)),
      },
    }),
    lcpElement: first.paint.lcpEl,
    lcpText: first.paint.lcpText,
    domNodes: first.paint.dom,
    textChars: first.paint.text,
    errors: first.errors.slice(0, 10),
    ...(options.hasDetail && { waterfall: waterfallOf(first, bodies) }),
  }
}

const known = (values: readonly (number | null | undefined)[]) =>
  values.filter((value) => value !== null && value !== undefined)

/** The median of the known values; null without any. */
export function median(values: readonly (number | null | undefined)[]): number | null {
  const middle = medianOf(known(values))
  return Number.isNaN(middle) ? null : middle
}

function figureOf(values: readonly (number | null | undefined)[]) {
  const middle = median(values)
  return {
    median: middle === null ? null : Math.round(middle * 100) / 100,
    min: Math.min(...known(values)),
    max: Math.max(...known(values)),
  }
}

/** The requests one by one, with times in ms since the first one began. */
function waterfallOf({ requests, chains }: Visit, bodies: ReadonlyMap<string, Buffer>) {
  const started = requests[0]?.start ?? 0
  const since = (moment: number) => Math.round((moment - started) * 1000)
  return requests.map((request) => {
    const { url, start, end, wireBytes, encoding, cacheControl, protocol, status } = request
    const body = bodies.get(url)
    const kind = kindOf(request)
    return {
      d: chains.get(url)?.depth,
      start: since(start),
      end: end ? since(end) : null,
      wire: wireBytes,
      gz: body && gzipBytes(body, kind),
      kind,
      enc: encoding,
      cc: cacheControl,
      proto: protocol,
      status,
      url: withoutOrigin(url),
      parent: withoutOrigin(chains.get(url)?.parent ?? ''),
    }
  })
}

const withoutOrigin = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
