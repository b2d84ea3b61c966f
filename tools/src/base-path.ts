import * as contract from '@rumo/contract'
import { z } from 'zod'

/** The base path when BASE_PATH is not set. The tests run on builds for it. */
export const DEFAULT_BASE = '/rumo/'

/**
 * Reads BASE_PATH, the path under which the site is served: one or more segments between slashes. Refuses anything
 * else, `/` too, because the API is served at the root, beside the site.
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

/**
 * The first segments of the paths that belong to the API: those of its calls, of its other addresses, and `api`,
 * nginx's prefix for the API.
 */
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
