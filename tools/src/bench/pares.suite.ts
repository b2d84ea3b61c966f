import { existsSync } from 'node:fs'
import path from 'node:path'
import { readToolsConfig } from '../config.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { makeProduct } from './make-product.ts'
import { compareWays, pick, type Cost } from './pages/compare.ts'
import { servePeer } from './pages/serve-peer.ts'
import { openChromium } from './weight/weigh-page.ts'

const RUNS = 5
const PRODUCT = 'Rumo'
/** The sites of others, by their folder in PEERS_DIR. docs/peers.md says how each is built. */
const PEERS = {
  'single-spa-site': 'single-spa’s example',
  'federation-site': 'Module Federation’s example',
}

/** Rumo's home page beside sites of others that are made of micro-frontends too. */
export const pares: Suite = {
  key: 'pares',
  name: 'The home page beside two sites of others, on a slow phone, nothing cached',
  missing: () => {
    const { peers } = readToolsConfig()
    if (peers === undefined) return 'PEERS_DIR names no folder (docs/peers.md).'
    const lacking = Object.keys(PEERS).find((site) => !existsSync(pageOf(peers, site)))
    return lacking && `${pageOf(peers, lacking)} is not there (docs/peers.md).`
  },
  run: () => inFolder(measureIn),
}

const pageOf = (peers: string, site: string) => path.join(peers, site, 'index.html')

async function measureIn(folder: string): Promise<Figure[]> {
  await using product = await makeProduct(folder)
  const { app, base } = product
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await using served = new AsyncDisposableStack()
  const urls: Record<string, string> = { [PRODUCT]: `${origin}${base}` }
  for (const [site, name] of Object.entries(PEERS)) {
    const from = path.join(readToolsConfig().peers ?? '', site)
    const { url } = served.use(await servePeer(from, path.join(folder, site)))
    urls[name] = url
  }
  await using browser = await openChromium()
  const at = pick(await compareWays(browser, { urls, runs: RUNS }))
  return Object.values(PEERS).flatMap((name) => besides(name, at(PRODUCT), at(name)))
}

/** Each cost of the home page with that of another site as its baseline. */
function besides(peer: string, own: Cost, other: Cost): Figure[] {
  const beside = (what: string, cost: (of: Cost) => number, unit?: string): Figure => ({
    name: `${what}, beside ${peer}`,
    value: cost(own),
    unit,
    baseline: { name: peer, value: cost(other) },
    row: `${what}, beside ${peer}`,
  })
  return [
    beside('LCP of the home page', ({ lcpMs }) => lcpMs, 'ms'),
    beside('its JavaScript, by brotli', ({ scriptBytes }) => scriptBytes, 'bytes'),
    beside('its requests', ({ requests }) => requests),
    beside('its requests one after the other', ({ depth }) => depth),
  ]
}
