/**
 * The modules that a page has once, whichever bundles it shows: the shell brings them, and each bundle has its own copy
 * of everything else (docs/adr/001-federation-wiring.md). Each entry is named by itself, also those of one package:
 * what the federation's plugin has to find by reading is missing where a build was slow.
 */
export const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@rumo/shared-auth',
] as const

export type Singleton = (typeof SINGLETONS)[number]
