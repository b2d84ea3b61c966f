/**
 * The modules of which a page has exactly one copy, whichever bundles it shows: the shell provides them, and each
 * bundle has its own copy of everything else (docs/adr/001-federation-wiring.md). Every entry point is listed, even
 * several of one package: left to itself, the federation plugin finds entry points by reading the code, and misses some
 * when a build is slow.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@rumo/shared-auth',
] as const

export type Singleton = (typeof SINGLETONS)[number]
