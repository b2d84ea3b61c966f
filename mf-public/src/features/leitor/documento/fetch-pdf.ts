import { ApiError, http, session } from '@rumo/shared-auth'
import { pdfError } from './pdf-problems.ts'

/** What a server gave of a PDF. */
export type FetchedPdf =
  /** It serves ranges: here are the first and the last bytes of `length`. */
  | {
      kind: 'ranges'
      url: string
      length: number
      start: Uint8Array<ArrayBuffer>
      end: Uint8Array<ArrayBuffer>
    }
  /** It serves only the whole, or the file is small. */
  | { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> }
  /** It is there, but lets no page of another origin read what it serves. */
  | { kind: 'refused' }

/** How much is asked for at the start and at the end, where a PDF has its table of contents. */
const EDGE_BYTES = 65_536

/**
 * Asks for the first bytes of a PDF, and for the whole only where the server cannot do otherwise: asking
 * for all and breaking off would still bring as much as the network has under way. Rejects with an
 * ApiError.
 */
export async function fetchPdf(url: string, signal: AbortSignal): Promise<FetchedPdf> {
  const answer = await firstAnswer(url, signal)
  if (!answer) return { kind: 'refused' }
  if (!answer.ok) throw refusal(answer.status)
  const bytes = await bodyOf(answer, signal)
  if (!isPdf(bytes)) throw pdfError(bytes.length === 0 ? 'pdf_danificado' : 'pdf_outra_coisa')
  if (answer.status !== 206) return { kind: 'whole', bytes }
  const length = rangeTotal(answer) ?? (await wholeLength(url, signal))
  if (length <= bytes.length) return { kind: 'whole', bytes }
  const end = await fetchRange(url, {
    begin: Math.max(length - EDGE_BYTES, bytes.length),
    end: length,
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ApiError(0, undefined, { cause })
  })
  return { kind: 'ranges', url, length, start: bytes, end }
}

interface Part {
  begin: number
  /** Exclusive. */
  end: number
  signal: AbortSignal
}

/** Fetches a part of a file. Rejects where exactly this part does not come. */
export async function fetchRange(
  url: string,
  { begin, end, signal }: Part,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url, {
    headers: { ...authorization(url), Range: `bytes=${begin}-${end - 1}` },
    signal,
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (answer.status !== 206 || bytes.length !== end - begin) {
    throw new Error(`${answer.status} with ${bytes.length} bytes for ${begin} to ${end}.`)
  }
  return bytes
}

/** What shows an administrator the file of a draft: their token, for the API's own files alone. */
function authorization(url: string): Record<string, string> {
  const token = session.claims()?.perfil === 'Administrador' ? session.token() : null
  if (token === null || !url.startsWith(http.fileUrl(''))) return {}
  return { Authorization: `Bearer ${token}` }
}

/** The answer to the first range; null where only this page may not read it. */
async function firstAnswer(url: string, signal: AbortSignal): Promise<Response | null> {
  try {
    const headers = { ...authorization(url), Range: `bytes=0-${EDGE_BYTES - 1}` }
    return await fetch(url, { headers, signal })
  } catch (cause) {
    signal.throwIfAborted()
    if (await isThere(url, signal)) return null
    throw new ApiError(0, undefined, { cause })
  }
}

/**
 * Whether a server answers at all. A browser gives one error for a network that is down and for an answer
 * that it may not show to this page; only the second one passes without being looked at.
 */
async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(url).origin === location.origin) return false
  return fetch(url, { method: 'HEAD', mode: 'no-cors', signal }).then(
    () => true,
    () => false,
  )
}

async function bodyOf(answer: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await answer.arrayBuffer())
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiError(0, undefined, { cause })
  }
}

function refusal(status: number): ApiError {
  if (status === 404 || status === 410) return pdfError('pdf_ausente', status)
  if (status === 401 || status === 403) return pdfError('pdf_fechado', status)
  // An empty file has no range to ask for.
  if (status === 416) return pdfError('pdf_danificado', status)
  return pdfError('pdf_servidor', status)
}

/** Readers take a PDF whose mark stands anywhere in its first 1024 bytes. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** The size of the whole as a range names it; servers of other origins seldom show it to a page. */
function rangeTotal(answer: Response): number | null {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
  return total === undefined ? null : Number(total)
}

/** The size of the whole, which every origin that may be read shows. */
async function wholeLength(url: string, signal: AbortSignal): Promise<number> {
  const head = fetch(url, { method: 'HEAD', headers: authorization(url), signal })
  const answer = await head.catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new ApiError(0, undefined, { cause })
  })
  const length = Number(answer.headers.get('content-length'))
  if (!answer.ok || !(length > 0)) throw pdfError('pdf_servidor', answer.status)
  return length
}
