import * as contract from '@rumo/contract'
import { z } from 'zod'

/** The default base path; the tests run on builds for it. */
export const DEFAULT_BASE = '/rumo/'

/**
 * The path that the site is served under, from BASE_PATH: segments between slashes. Refuses anything else, `/` too: the
 * API lives beside the site, at the root.
 */
export const basePath = z
  .string()
  .regex(/^(\/\w[\w.~-]*)+\/$/, {
    error: ({ input }) =>
      `BASE_PATH "${String(input)}" não serve: escreva um caminho entre barras, como ${DEFAULT_BASE} (só "/" não, porque a raiz é da API).`,
    abort: true,
  })
  .refine((base) => !API_SEGMENTS.has(firstOf(base)), {
    error: ({ input }) =>
      `BASE_PATH "${String(input)}" não serve: /${firstOf(String(input))} já é um endereço da API.`,
  })
  .default(DEFAULT_BASE)

function firstOf(base: string): string {
  return base.split('/')[1] ?? ''
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
