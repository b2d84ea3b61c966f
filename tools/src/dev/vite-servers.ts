import { remotes, WORKER_FILE, type SiteConfig } from '@rumo/contract'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { WORKER_OFF } from '../compose/offline-site.ts'
import { composePage } from '../compose/page.ts'
import { ROOT } from '../config.ts'

type Close = () => Promise<void>

const rootOf = (bundle: string) => path.join(ROOT, bundle)
const configOf = (bundle: string) => path.join(rootOf(bundle), 'vite.config.ts')

/** Serves a remote's sources on `port`, with fast refresh inside the shell's page. */
export async function serveRemote(name: string, port: number): Promise<Close> {
  const server = await createServer({
    root: rootOf(name),
    configFile: configOf(name),
    base: '/',
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      cors: true,
      origin: `http://localhost:${port}`,
    },
  })
  await server.listen()
  return () => server.close()
}

/** Serves the shell's sources on `port`, and a page for every path of the site. */
export async function serveShell(config: SiteConfig, port: number): Promise<Close> {
  const server = http.createServer()
  const vite = await createServer({
    root: rootOf('shell'),
    configFile: configOf('shell'),
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  // Vite serves the sources; every other request is for a page.
  vite.middlewares.use((request, response) => {
    const url = request.url ?? '/'
    if (url === config.base + WORKER_FILE) {
      // The worker of an earlier `npm start` at this address would answer from its cache: this one replaces it.
      response.writeHead(200, { 'Content-Type': 'application/javascript' }).end(WORKER_OFF)
    } else if (!(request.headers.accept ?? '').includes('text/html')) {
      response.writeHead(404).end()
    } else if (url.startsWith(config.base)) {
      sendPage(vite, config, url, response).catch((error: unknown) => {
        console.error(error)
        response.writeHead(500).end(String(error))
      })
    } else {
      response.writeHead(302, { Location: config.base }).end()
    }
  })
  server.on('request', vite.middlewares)
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return async () => {
    await vite.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

async function sendPage(
  vite: ViteDevServer,
  config: SiteConfig,
  url: string,
  response: http.ServerResponse,
): Promise<void> {
  const template = await readFile(path.join(rootOf('shell'), 'index.html'), 'utf8')
  const composed = composePage(template, { config, preload: { scripts: [], styles: [] } })
  const page = await vite.transformIndexHtml(url, composed)
  // The remotes must use the fast refresh of the shell, at its origin and base.
  const refresh = JSON.stringify(`${vite.config.base}@react-refresh`)
  const script = `<script>globalThis.__MF_REACT_REFRESH_URL__=location.origin+${refresh}</script>`
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(page.replace('<head>', `<head>${script}`))
}

/** The remotes with the addresses of their dev servers, on consecutive ports from `firstPort`. */
export function placeInDev(firstPort: number) {
  return remotes.map((remote, index) => ({
    ...remote,
    port: firstPort + index,
    entry: `http://localhost:${firstPort + index}/remoteEntry.js`,
  }))
}
