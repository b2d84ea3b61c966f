/** Journeys about how nginx serves, or about both servers at once. */
export const ABOUT_NGINX = [
  'api-servers',
  'behind-nginx',
  'headers',
  'nginx-limits',
  'offline-release',
  'own-host',
  'qa-faults',
  'qa-skew',
  'refusals',
  'release',
  'release-crowd',
  'teams',
]

/**
 * Journeys that do not depend on how the files are served: they have servers of their own, or are about markup, style
 * and answers that a test makes up.
 */
export const SERVED_BY_NOBODY = [
  'development',
  'gallery-*',
  'section7*',
  'simulado-quedas',
  'start',
  '*-troubles',
]

/** The glob patterns of the files of these journeys. */
export const journeyFiles = (names: readonly string[]): string[] =>
  names.map((name) => `**/${name}.spec.ts`)

/** How many ports a run of the journeys uses, from its first one. */
export const PORTS_OF_JOURNEYS = 31
