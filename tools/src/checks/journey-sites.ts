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

/** Journeys for which it does not matter how files are served: their servers, or answers, are their own. */
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
