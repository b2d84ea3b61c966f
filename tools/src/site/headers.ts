import type { SiteSettings } from '@rumo/contract'
import type { InlineHashes } from '../compose/inline-hashes.ts'

/** For files that a browser may keep but must revalidate each time. */
export const REVALIDATE = 'no-cache'

/**
 * How long a browser may keep a file of a bundle without asking again: for ever when the file's name changes with its
 * content. `file` is the path below the folder of the bundles.
 */
export function cacheControl(file: string): string {
  return /^[^/]+\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : REVALIDATE
}

/**
 * The headers of every page of a site. They allow inline scripts and styles with these hashes and no others; other
 * scripts and styles must come from the site's own origin. Calls go to the API. Exam PDFs and pictures come from the
 * API and from the origins of files, and the logo comes from the college, wherever the settings say that these are.
 */
export function pageHeaders(
  settings: SiteSettings,
  { scripts, styles }: InlineHashes,
): Record<string, string> {
  const files = fileOrigins(settings)
  const policy = [
    "default-src 'self'",
    listed("script-src 'self'", scripts.map(quoted)),
    listed("style-src 'self'", styles.map(quoted)),
    listed("img-src 'self' data:", pictureOrigins(settings)),
    listed("connect-src 'self'", files),
    listed("frame-src 'self'", files),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
  return {
    ...fileHeaders,
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}

/** The headers of files, errors and redirects. If one of these is opened as a page, it may load nothing. */
export const fileHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The headers of the site's worker. Its policy is for what the worker fetches itself: files of the site, and the
 * pictures that a page may show.
 */
export function workerHeaders(settings: SiteSettings): Record<string, string> {
  const fetched = listed("connect-src 'self'", pictureOrigins(settings))
  return {
    ...fileHeaders,
    'Content-Security-Policy': `default-src 'none'; ${fetched}; frame-ancestors 'none'`,
  }
}

/**
 * The file of the one worker that compiles WebAssembly, compressed or not. Only the worker's own answer allows that,
 * not the policy of a page.
 */
const SPELLER = /\/assets\/ortografia\.worker-[\w-]+\.js(?:\.(?:br|gz))?$/

/**
 * The headers of that worker. It runs scripts of its own origin and WebAssembly, and fetches the dictionary from its
 * own origin.
 */
export const spellerHeaders = {
  ...fileHeaders,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
}

/** The headers of a bundle's file, by its path. */
export const headersOfFile = (file: string): Record<string, string> =>
  SPELLER.test(file) ? spellerHeaders : fileHeaders

const LOCAL_API = 'http://localhost:3000'

/** The origins where shared-auth may look for the API (docs/product/calls.md), without the site's own. */
function apiOrigins({ api, api_hospedada }: SiteSettings): string[] {
  return foreignOrigins(api === undefined ? [LOCAL_API, api_hospedada] : [api])
}

/** The origins of pictures and PDFs, without the site's own. */
const fileOrigins = (settings: SiteSettings) => [
  ...new Set([...apiOrigins(settings), ...(settings.origens_de_arquivos ?? [])]),
]

const pictureOrigins = (settings: SiteSettings) => [
  ...new Set([...fileOrigins(settings), ...foreignOrigins([settings.faculdade.url_logo])]),
]

/** The origins of these addresses, each once. A relative address and `data:` have none. */
function foreignOrigins(addresses: readonly (string | undefined)[]): string[] {
  const origins = addresses.flatMap((address) =>
    address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [],
  )
  return [...new Set(origins)].filter((origin) => origin !== 'null')
}

const quoted = (hash: string) => `'${hash}'`
const listed = (directive: string, origins: readonly string[]) => [directive, ...origins].join(' ')
