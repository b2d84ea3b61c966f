import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { InlineHashes } from '../../compose/inline-hashes.ts'
import { SITE_FOLDERS, INLINE_HASHES } from '../../compose/compose-site.ts'
import { writeCompressed } from '../../compose/write-whole.ts'
import { cacheControl, pageHeaders, REVALIDATE } from '../../site/headers.ts'
import { makeProduct } from '../make-product.ts'
import { buildMonolith } from './monolith.ts'
import { configOf, withoutScripts } from './static-page.ts'

/** The addresses of the site built in three ways, each with a slash at its end. */
export interface Served extends AsyncDisposable {
  product: string
  monolith: string
  /** The product's home page without its scripts. */
  still: string
}

const MONOLITH = '/monolito/'
const STILL = '/parada/'

/** Keeps pages out of the API's description, which lists calls. */
const UNLISTED = { schema: { hide: true } }

/** Builds the product and the monolith, and serves them and a page without scripts from one process with one API. */
export async function serveAll(folder: string): Promise<Served> {
  const { app, base, settings, site } = await makeProduct(folder)
  try {
    const home = await readFile(path.join(site, SITE_FOLDERS.pages, 'index.html'), 'utf8')
    const inline = JSON.parse(
      await readFile(path.join(site, INLINE_HASHES), 'utf8'),
    ) as InlineHashes
    const headers = { ...pageHeaders(settings, inline), 'Cache-Control': REVALIDATE }
    const monolith = path.join(folder, 'monolith')
    await buildMonolith({ ...configOf(home), base: MONOLITH }, monolith)
    await servePages(app, { prefix: MONOLITH, folder: monolith, headers })
    const still = path.join(folder, 'still')
    await mkdir(still)
    await writeCompressed(path.join(still, 'index.html'), withoutScripts(home))
    await servePages(app, { prefix: STILL, folder: still, headers })

    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    const at = (prefix: string) => origin + prefix
    return {
      product: at(base),
      monolith: at(MONOLITH),
      still: at(STILL),
      [Symbol.asyncDispose]: () => app.close(),
    }
  } catch (error) {
    await app.close()
    throw error
  }
}

interface Pages {
  prefix: string
  folder: string
  headers: Record<string, string>
}

/** Serves the files of a folder with the headers of the product's files, and its one page under every other path. */
export async function servePages(
  app: FastifyInstance,
  { prefix, folder, headers }: Pages,
): Promise<void> {
  await app.register(
    async (site) => {
      await site.register(fastifyStatic, {
        root: folder,
        preCompressed: true,
        index: false,
        cacheControl: false,
        acceptRanges: false,
        setHeaders: (reply, file) => {
          const below = path.relative(path.dirname(folder), file)
          reply.headers({ 'Cache-Control': cacheControl(below) })
        },
      })
      site.get('/', UNLISTED, (_request, reply) => sendPage(reply, headers))
      site.setNotFoundHandler((_request, reply) => sendPage(reply.code(200), headers))
    },
    { prefix },
  )
}

const sendPage = (reply: FastifyReply, headers: Record<string, string>) =>
  reply.headers(headers).sendFile('index.html')
