/** The settings that the journeys take from the environment. */
export const config = {
  /** The first of the ports that the test servers use. */
  port: Number(process.env.E2E_PORT ?? 3210),
  chromium: process.env.CHROMIUM_PATH,
  /** The random seed: it chooses the screen, hand and server of a journey, and where a network fails. */
  seed: Number(process.env.E2E_SEED ?? 1),
  /** Makes every variant of a journey, on every server, instead of one. */
  isFull: process.env.E2E_FULL === '1',
  /** Whether journeys also run behind nginx, with PostgreSQL; true by default. */
  hasNginx: process.env.E2E_WITHOUT_NGINX !== '1',
  /** What is kept of a failed journey besides a screenshot. */
  keeps: (process.env.E2E_KEEP ?? '').split(','),
  /**
   * The commit whose builds are tried together with those of today; by default the last tag before the current commit.
   */
  before: process.env.E2E_BEFORE,
  /** How often qa-faults makes each fault of each remote, each time on a newly opened page. */
  repeats: Number(process.env.E2E_REPEATS ?? 1),
  /** How often release-crowd releases each remote, and how many pages are open at that time. */
  releases: Number(process.env.E2E_RELEASES ?? 20),
  sessions: Number(process.env.E2E_SESSIONS ?? 50),
  /** How often remotes-mounted mounts and unmounts each remote. */
  mounts: Number(process.env.E2E_MOUNTS ?? (process.env.E2E_FULL === '1' ? 1000 : 50)),
  /** A deployed site to run the @safe journeys on. */
  site: process.env.E2E_SITE,
}

/** The servers of exam PDFs that are not at the API. The configuration of the sites names the first two. */
export const FILE_SERVERS = {
  open: `http://localhost:${config.port + 2}`,
  /** Sends no CORS headers. */
  closed: `http://localhost:${config.port + 3}`,
  unnamed: `http://localhost:${config.port + 4}`,
}

/** The addresses of the sites under test, base path included. */
export const SITES = {
  whole: `http://localhost:${config.port}/rumo/`,
  section7: `http://localhost:${config.port + 1}/rumo/`,
  /** The same with what the owner's server does beyond section 7 (section7-server.ts). */
  owner: `http://localhost:${config.port + 8}/rumo/`,
  /** The same as `whole`, but deployed: with nginx, and the API as servers of their own behind it. */
  nginx: `http://localhost:${config.port + 5}/rumo/`,
}

interface Section7Kind {
  kind: 'section7' | 'owner'
  baseURL: string
}
/** The two kinds of servers with section 7 alone, each with its site. */
export const SECTION_7_KINDS: readonly [Section7Kind, Section7Kind] = [
  { kind: 'section7', baseURL: SITES.section7 },
  { kind: 'owner', baseURL: SITES.owner },
]

/** The message of `servers.ts` once all servers answer. */
export const STARTED = 'The servers of the journeys have started.'

/** The ports of the two API servers behind `SITES.nginx`. */
export const API_PORTS = [config.port + 6, config.port + 7]
