import type { CDPSession } from '@playwright/test'

interface Stack {
  callFrames: readonly { url: string }[]
  parent?: Stack
}

/** A request of a page and its result. */
export interface PageRequest {
  /** The id by which the browser gives its body. */
  id?: string
  url: string
  type?: string | undefined
  /** Seconds on the browser's clock, which begins at an arbitrary moment. */
  start: number
  end?: number
  initiator: { url?: string; stack?: Stack }
  status?: number
  mime?: string
  protocol?: string | undefined
  encoding?: string | null
  cacheControl?: string | null
  isFromCache?: boolean
  wireBytes?: number
  failed?: string
}

/** Collects the requests that a page sends from now on, in their order. */
export function watchRequests(cdp: CDPSession): PageRequest[] {
  const order: PageRequest[] = []
  const byId = new Map<string, PageRequest>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator }) => {
    if (/^(data|blob):/.test(request.url)) return
    const sent = { id: requestId, url: request.url, type, start: timestamp, initiator }
    byId.set(requestId, sent)
    order.push(sent)
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { headers } = response
    const isFromCache = response.fromDiskCache || response.fromPrefetchCache
    Object.assign(byId.get(requestId) ?? {}, {
      status: response.status,
      mime: response.mimeType,
      protocol: response.protocol,
      isFromCache: isFromCache ?? false,
      encoding: headers['content-encoding'] ?? headers['Content-Encoding'] ?? null,
      cacheControl: headers['cache-control'] ?? headers['Cache-Control'] ?? null,
    })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    Object.assign(byId.get(requestId) ?? {}, { isFromCache: true })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = byId.get(requestId)
    if (!request) return
    Object.assign(request, { end: timestamp, wireBytes: encodedDataLength })
  })
  cdp.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) => {
    Object.assign(byId.get(requestId) ?? {}, { failed: errorText, end: timestamp, wireBytes: 0 })
  })
  return order
}

/**
 * Reads the first answer of each address. Call it when the page is at rest: the browser gives bodies in the page's own
 * thread, which would disturb what is measured.
 */
export async function readBodies(
  cdp: CDPSession,
  requests: readonly PageRequest[],
): Promise<Map<string, Buffer>> {
  const bodies = new Map<string, Buffer>()
  for (const { id, url, wireBytes } of requests) {
    if (id === undefined || wireBytes === undefined || bodies.has(url)) continue
    const read = cdp.send('Network.getResponseBody', { requestId: id })
    // The browser keeps no body of some answers; these count as 0 bytes.
    const answer = await read.catch(() => null)
    if (answer) bodies.set(url, Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8'))
  }
  return bodies
}
