import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageRequest } from './requests.ts'

type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'wasm' | 'json' | 'other'

/** Bytes of requests: as sent, compressed by gzip and brotli at their best, and uncompressed. */
export interface Sizes {
  requests: number
  wire: number
  gzip: number
  brotli: number
  raw: number
}

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** The kind of a request, by its type and its name. */
export function kindOf({ url, type, mime = '' }: PageRequest): Kind {
  const place = url.split('?')[0] ?? ''
  const is = (types: RegExp) => types.test(mime.toLowerCase())
  if (type === 'Document') return 'html'
  if (is(/javascript|ecmascript/) || /\.m?js$/.test(place)) return 'js'
  if (is(/css/)) return 'css'
  if (is(/font|woff/) || /\.(woff2?|ttf|otf)$/.test(place)) return 'font'
  if (is(/image/)) return 'image'
  if (is(/wasm/)) return 'wasm'
  return is(/json/) ? 'json' : 'other'
}

/** The sizes of the requests of each kind, in the order in which the kinds are met. */
export function sizesByKind(
  requests: readonly PageRequest[],
  bodies: ReadonlyMap<string, Buffer>,
): Partial<Record<Kind, Sizes>> {
  const byKind: Partial<Record<Kind, Sizes>> = {}
  for (const request of requests) {
    const kind = kindOf(request)
    const body = bodies.get(request.url)
    const size = { ...NONE, requests: 1, wire: request.wireBytes ?? 0 }
    if (body) {
      size.gzip = gzipBytes(body, kind)
      size.brotli = brotliBytes(body, kind)
      size.raw = body.length
    }
    byKind[kind] = sumOf([byKind[kind], size])
  }
  return byKind
}

const NONE: Sizes = { requests: 0, wire: 0, gzip: 0, brotli: 0, raw: 0 }

/** Fonts, images and WebAssembly count as compressed already. */
const isPressed = (kind: Kind) => kind === 'font' || kind === 'image' || kind === 'wasm'

/** The size in bytes of an answer that gzip compresses at its best. */
export const gzipBytes = (body: Buffer, kind: Kind): number =>
  isPressed(kind) ? body.length : gzipSync(body, { level: 9 }).length

const brotliBytes = (body: Buffer, kind: Kind): number =>
  isPressed(kind) ? body.length : brotliCompressSync(body, BEST_BROTLI).length

/** The sum of all sizes; an undefined one counts as nothing. */
export const sumOf = (sizes: readonly (Sizes | undefined)[]): Sizes =>
  sizes.reduce<Sizes>(
    (sum, size = NONE) => ({
      requests: sum.requests + size.requests,
      wire: sum.wire + size.wire,
      gzip: sum.gzip + size.gzip,
      brotli: sum.brotli + size.brotli,
      raw: sum.raw + size.raw,
    }),
    NONE,
  )
