/** What the journeys take from the environment. */
export const config = {
  /** Ports from this one on are the test servers'. */
  port: Number(process.env.E2E_PORT ?? 3210),
  chromium: process.env.CHROMIUM_PATH,
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
}
