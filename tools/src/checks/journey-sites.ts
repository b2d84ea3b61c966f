/** Journeys about how nginx serves, or about both servers at once. */
export const ABOUT_NGINX = [
  'api-servers',
  'behind-nginx',
  'headers',
  'nginx-limits',
  'refusals',
  'release',
]

/**
 * Journeys that are the same whoever serves the files: with servers of their own, or about markup, style and answers
 * that a test makes up.
 */
export const SERVED_BY_NOBODY = [
  'development',
  'gallery-*',
  'section7*',
  'simulado-quedas',
  'start',
  '*-troubles',
]

/** The patterns of the files of journeys that are called so. */
export const journeyFiles = (names: readonly string[]): string[] =>
  names.map((name) => `**/${name}.spec.ts`)

/** So many ports, from the first on, are the servers' of a run of the journeys. */
export const PORTS_OF_JOURNEYS = 30
