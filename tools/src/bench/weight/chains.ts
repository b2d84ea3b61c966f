import type { PageRequest } from './requests.ts'

/** A request's place in the chain of requests that led to it. The page itself has the depth 1. */
export interface Link {
  depth: number
  /** The address of the request that caused this one. */
  parent: string | undefined
}

/** The place of each address of a page, by which request caused which. */
export function chainsOf(requests: readonly PageRequest[]): Map<string, Link> {
  const byUrl = new Map<string, PageRequest>()
  for (const request of requests) if (!byUrl.has(request.url)) byUrl.set(request.url, request)
  const links = new Map<string, Link>()
  const depthOf = (request: PageRequest): number => {
    const known = links.get(request.url)
    if (known) return known.depth
    const parent = request === requests[0] ? undefined : (askerOf(request, byUrl) ?? requests[0])
    const link: Link = { depth: 1, parent: parent?.url }
    // Set before the parents are followed: two requests that name each other would never end.
    links.set(request.url, link)
    if (parent) link.depth = depthOf(parent) + 1
    return link.depth
  }
  for (const request of requests) depthOf(request)
  return links
}

function askerOf({ url, initiator }: PageRequest, byUrl: Map<string, PageRequest>) {
  const places: string[] = []
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    places.push(...stack.callFrames.map((frame) => frame.url))
  }
  places.push(initiator.url ?? '')
  const place = places.find((one) => one !== url && byUrl.has(one))
  return place === undefined ? undefined : byUrl.get(place)
}

/**
 * How many rounds of requests came one after the other. A request is of the next round if one of the round before had
 * ended when it began.
 */
export function wavesOf(requests: readonly PageRequest[]): number {
  const finished = requests.flatMap(({ start, end }) => (end ? [{ start, end }] : []))
  const waves: { end: number; wave: number }[] = []
  for (const { start, end } of finished.toSorted((a, b) => a.start - b.start)) {
    const before = waves.filter((earlier) => earlier.end <= start)
    waves.push({ end, wave: Math.max(0, ...before.map(({ wave }) => wave)) + 1 })
  }
  return Math.max(0, ...waves.map(({ wave }) => wave))
}
