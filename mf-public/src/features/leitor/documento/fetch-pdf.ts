import { ApiError, http, session } from '@rumo/shared-auth'
import { pdfError } from './pdf-problems.ts'

/** The server's answer to the request for a PDF. */
export type FetchedPdf =
  /** The server serves ranges: the first and the last bytes of a file of `length` bytes. */
  | {
      kind: 'ranges'
      url: string
      length: number
      start: Uint8Array<ArrayBuffer>
      end: Uint8Array<ArrayBuffer>
    }
  /** The whole file: it is small, or the server serves no ranges. */
  | { kind: 'whole'; bytes: Uint8Array<ArrayBuffer> }
  /** The file is there, but its server does not let this origin read it (CORS). */
  | { kind: 'refused' }

/** How much is requested at the start, and at the end, where a PDF has its cross-reference table. */
const EDGE_BYTES = 65_536

/**
 * Fetches the start and the end of a PDF, or all of it if the server serves no ranges. It does not request everything and
 * abort later, because whatever is on its way by then would still be downloaded. Rejects with an ApiError.
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

/** Fetches a part of a file. Rejects unless exactly this part comes. */
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

/** Administrators may read the files of drafts: sends their token, to the API's own addresses only. */
function authorization(url: string): Record<string, string> {
  const token = session.claims()?.perfil === 'Administrador' ? session.token() : null
  if (token === null || !url.startsWith(http.fileUrl(''))) return {}
  return { Authorization: `Bearer ${token}` }
}

/** The answer to the first range; null if the file is there but this origin may not read it. */
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
 * Whether the server answers at all. The browser reports the same error for a network failure and for an answer that CORS
 * forbids, but a `no-cors` request succeeds in the second case.
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

/** PDF readers accept the signature anywhere in the first 1024 bytes. */
function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
}

/** The size of the file by Content-Range, which servers of other origins rarely expose. */
function rangeTotal(answer: Response): number | null {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
  return total === undefined ? null : Number(total)
}

/** The size of the file by Content-Length, which is always exposed. */
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
