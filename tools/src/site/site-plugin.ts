import fastifyStatic from '@fastify/static'
import { WORKER_FILE, type SiteSettings } from '@rumo/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  NOT_FOUND_PAGE,
  PATH_MAP,
  SITE_FOLDERS,
  INLINE_HASHES,
  type MappedPath,
} from '../compose/compose-site.ts'
import type { InlineHashes } from '../compose/inline-hashes.ts'
import { TWINS } from '../compose/write-whole.ts'
import {
  cacheControl,
  fileHeaders,
  headersOfFile,
  pageHeaders,
  REVALIDATE,
  workerHeaders,
} from './headers.ts'

interface SiteOptions {
  base: string
  /** The folder of a composed site. */
  folder: string
  settings: SiteSettings
}

/** The worker's file and its compressed copies. */
const WORKER_NAMES = new Set([WORKER_FILE, ...TWINS.map((end) => WORKER_FILE + end)])

/** Keeps pages out of the API's description, which lists calls. */
const UNLISTED = { schema: { hide: true } }

/** Serves a composed site below its base path. `/` and the base path without its last slash redirect there. */
export async function registerSite(
  app: FastifyInstance,
  { base, folder, settings }: SiteOptions,
): Promise<void> {
  const basename = base.slice(0, -1)
  const map = await readComposed<MappedPath[]>(path.join(folder, PATH_MAP))
  const inline = await readComposed<InlineHashes>(path.join(folder, INLINE_HASHES))
  const headers = pageHeaders(settings, inline)
  const ofWorker = workerHeaders(settings)

  const bundles = path.join(folder, SITE_FOLDERS.bundles)
  const pages = path.join(folder, SITE_FOLDERS.pages)
  const sendPage = (reply: FastifyReply, page: string) =>
    reply.headers({ ...headers, 'Cache-Control': REVALIDATE }).sendFile(page, pages)
  const redirect = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ ...fileHeaders, 'Cache-Control': REVALIDATE })
      .redirect(base + new URL(url, 'http://site').search, 302)
  await app.register(async (leading) => {
    withoutCors(leading)
    leading.get('/', UNLISTED, redirect)
    leading.get(basename, UNLISTED, redirect)
  })

  await app.register(
    async (site) => {
      withoutCors(site)
      await site.register(fastifyStatic, {
        root: bundles,
        preCompressed: true,
        index: false,
        cacheControl: false,
        acceptRanges: false,
        setHeaders: (reply, file) => {
          if (file.startsWith(pages)) return
          const name = path.relative(bundles, file)
          reply.headers({
            ...(WORKER_NAMES.has(name) ? ofWorker : headersOfFile(file)),
            'Cache-Control': cacheControl(name),
          })
        },
      })
      for (const { path: sitePath, page } of map) {
        for (const url of routesOf(sitePath)) {
          site.get(url, { ...UNLISTED, prefixTrailingSlash: 'slash' }, (_request, reply) =>
            sendPage(reply, page),
          )
        }
      }
      // The file server refuses some requests, such as one for a folder. A visitor gets the page `not found` instead.
      site.setErrorHandler<FastifyError>((error, _request, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error
        return sendPage(reply.code(404), NOT_FOUND_PAGE)
      })
      site.setNotFoundHandler((request, reply) => {
        // A page instead of a missing chunk would break every page that is open.
        const { pathname } = new URL(request.url, 'http://site')
        if (pathname.includes('/assets/')) return sendMissing(reply)
        return sendPage(reply.code(404), NOT_FOUND_PAGE)
      })
    },
    { prefix: basename },
  )
}

async function readComposed<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}

/**
 * Removes the CORS headers. Other origins may call the API, which is on the same server, but only the site's own pages
 * may read its files.
 */
function withoutCors(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    for (const name of Object.keys(reply.getHeaders())) {
      if (name.startsWith('access-control-') || name === 'vary') reply.removeHeader(name)
    }
  })
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...fileHeaders, 'Cache-Control': REVALIDATE })
    .type('text/plain; charset=utf-8')
    .send('404')
}

/** A path of the remotes table as routes of Fastify, with and without a slash at its end. */
function routesOf(sitePath: string): string[] {
  const route = sitePath.replaceAll(/\{(\w+)\}/g, ':$1')
  return route === '/' ? [route] : [route, `${route}/`]
}
