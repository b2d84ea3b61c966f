/** What the journeys take from the environment. */
export const config = {
  /** Ports from this one on are the test servers'. */
  port: Number(process.env.E2E_PORT ?? 3210),
  chromium: process.env.CHROMIUM_PATH,
  /** What chance begins with in the journeys that leave something to it: they print it. */
  seed: Number(process.env.E2E_SEED ?? Date.now() % 1_000_000),
  /** Whether this machine's nginx is tested too: unless told otherwise. */
  hasNginx: process.env.E2E_WITHOUT_NGINX !== '1',
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
  /** The same as `whole`, as it is deployed: nginx, and the API as a server of its own behind it. */
  nginx: `http://localhost:${config.port + 5}/rumo/`,
}

/** The port of the API behind `SITES.nginx`. */
export const API_PORT = config.port + 6
