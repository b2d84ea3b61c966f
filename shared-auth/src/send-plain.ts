import type { Method } from '@rumo/contract'

/** A request to the API. */
export interface Request {
  method: Method
  url: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal | undefined
}

/** The answer to a request that the page made before the client was loaded. */
export interface EarlyAnswer {
  status: number
  text: string
}

export interface Answer {
  /** The HTTP status, or the status in the body where that differs; 0 where no answer came. */
  status: number
  data: unknown
  cause?: unknown
}

/**
 * Makes a request with fetch, unless it was already made early, and returns the answer. Rejects where no answer came.
 */
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

/** Returns text that is not JSON unchanged, such as the sign-in page of a public network. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
