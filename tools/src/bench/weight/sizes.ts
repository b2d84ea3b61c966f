import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageRequest } from './requests.ts'

type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'wasm' | 'json' | 'other'

/** Bytes of requests: on the wire, and as the best of each compression has them. */
export interface Sizes {
  requests: number
  wire: number
  gzip: number
  brotli: number
  raw: number
}

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** What a request is for, by its type and its name. */
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

/** What fonts, pictures and programs are is pressed already. */
const isPressed = (kind: Kind) => kind === 'font' || kind === 'image' || kind === 'wasm'

/** How many bytes gzip makes of an answer at its best. */
export const gzipBytes = (body: Buffer, kind: Kind): number =>
  isPressed(kind) ? body.length : gzipSync(body, { level: 9 }).length

const brotliBytes = (body: Buffer, kind: Kind): number =>
  isPressed(kind) ? body.length : brotliCompressSync(body, BEST_BROTLI).length

/** All of them together. */
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
