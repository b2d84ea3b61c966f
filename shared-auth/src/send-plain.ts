import type { Method } from '@rumo/contract'

/** A call on its way to the API. */
export interface Request {
  method: Method
  url: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal | undefined
}

/** What came back to a call that the page made before the client was there. */
export interface EarlyAnswer {
  status: number
  text: string
}

export interface Answer {
  /** The HTTP status, or the one that the body names where that says otherwise; 0 without any. */
  status: number
  data: unknown
  cause?: unknown
}

/** Makes a call by fetch, unless it was made early, and gives what came back. Rejects where no answer came. */
export async function sendPlain(request: Request, early?: Promise<EarlyAnswer>): Promise<Answer> {
  const { status, text } = await (early ?? fetched(request))
  return { status, data: parsed(text) }
}

async function fetched({ body, headers, url, method, signal }: Request): Promise<EarlyAnswer> {
  const isForm = body instanceof FormData
  const answer = await fetch(url, {
    method,
    headers: body === undefined || isForm ? headers : { ...headers, ...JSON_BODY },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return { status: answer.status, text: await answer.text() }
}

const JSON_BODY = { 'Content-Type': 'application/json' }

/** What is no JSON, as the login page of a public network, stays text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
