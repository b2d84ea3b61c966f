/** What the journeys take from the environment. */
export const config = {
  /** Ports from this one on are the test servers'. */
  port: Number(process.env.E2E_PORT ?? 3210),
  chromium: process.env.CHROMIUM_PATH,
  /** What chance begins with: it draws the screen, hand and server of a journey, and where a network fails. */
  seed: Number(process.env.E2E_SEED ?? 1),
  /** Every variant of a journey in the place of a drawn one, and on every server. */
  isFull: process.env.E2E_FULL === '1',
  /** Whether the product is served by nginx too, before PostgreSQL: unless told otherwise. */
  hasNginx: process.env.E2E_WITHOUT_NGINX !== '1',
  /** What is kept of a journey that fails, besides a screenshot. */
  keeps: (process.env.E2E_KEEP ?? '').split(','),
  /** A deployed site, of which only what changes nothing there is tried. */
  site: process.env.E2E_SITE,
}

/** Where exam PDFs lie beside the API; the sites' configuration names the first two. */
export const FILE_SERVERS = {
  open: `http://localhost:${config.port + 2}`,
  /** Lets no page of another origin read. */
  closed: `http://localhost:${config.port + 3}`,
  unnamed: `http://localhost:${config.port + 4}`,
}

/** The addresses of the sites under test, base path included. */
export const SITES = {
  whole: `http://localhost:${config.port}/rumo/`,
  section7: `http://localhost:${config.port + 1}/rumo/`,
  /** The same with what the owner's server does besides (section7-server.ts). */
  owner: `http://localhost:${config.port + 8}/rumo/`,
  /** The same as `whole`, as it is deployed: nginx, and the API as a server of its own behind it. */
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

/** The ports of the two API servers behind `SITES.nginx`. */
export const API_PORTS = [config.port + 6, config.port + 7]
