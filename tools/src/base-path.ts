import * as contract from '@rumo/contract'

/** The base path unless told otherwise; what is tested is built for it. */
export const DEFAULT_BASE = '/rumo/'

/**
 * The path that the site is served under, from BASE_PATH: segments between slashes. Throws on anything
 * else, on `/` too: the API lives beside the site, at the root.
 */
export function readBasePath(env: Record<string, string | undefined>): string {
  const base = env.BASE_PATH || DEFAULT_BASE
  if (!/^(\/\w[\w.~-]*)+\/$/.test(base)) {
    throw new Error(
      `BASE_PATH "${base}" não serve: escreva um caminho entre barras, como ${DEFAULT_BASE} (só "/" não, porque a raiz é da API).`,
    )
  }
  const [, first = ''] = base.split('/')
  if (API_SEGMENTS.has(first)) {
    throw new Error(`BASE_PATH "${base}" não serve: /${first} já é um endereço da API.`)
  }
  return base
}

/** The first segments of the API's own paths: of its calls, of what stands beside them, and nginx's prefix. */
const API_SEGMENTS = new Set([
  ...Object.values(contract)
    .flatMap(pathsOf)
    .map((path) => path.split('/')[1]),
  'api',
  'arquivos',
  'docs',
  'health',
  'ready',
])

function pathsOf(exported: unknown): string[] {
  if (typeof exported !== 'object' || exported === null) return []
  return Object.values(exported).flatMap((call: { path?: unknown }) =>
    typeof call.path === 'string' ? [call.path] : [],
  )
}
