import fastifyStatic from '@fastify/static'
import type { SiteSettings } from '@rumo/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { NOT_FOUND_PAGE, PATH_MAP, SITE_FOLDERS, type MappedPath } from '../compose/compose-site.ts'
import { cacheControl, fileHeaders, pageHeaders } from './headers.ts'

interface SiteOptions {
  base: string
  /** The folder of a composed site. */
  folder: string
  settings: SiteSettings
}

/** Serves a composed site below its base path; `/` and the bare base lead there. */
export async function registerSite(
  app: FastifyInstance,
  { base, folder, settings }: SiteOptions,
): Promise<void> {
  const basename = base.slice(0, -1)
  const map = JSON.parse(await readFile(path.join(folder, PATH_MAP), 'utf8')) as MappedPath[]
  const headers = pageHeaders(settings)

  const bundles = path.join(folder, SITE_FOLDERS.bundles)
  const pages = path.join(folder, SITE_FOLDERS.pages)
  const sendPage = (reply: FastifyReply, page: string) =>
    reply.headers({ ...headers, 'Cache-Control': 'no-cache' }).sendFile(page, pages)
  const redirect = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(base + new URL(url, 'http://site').search, 302)
  app.get('/', redirect)
  app.get(basename, redirect)

  await app.register(
    async (site) => {
      await site.register(fastifyStatic, {
        root: bundles,
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders: (reply, file) => {
          if (file.startsWith(pages)) return
          reply.headers({
            ...fileHeaders,
            'Cache-Control': cacheControl(path.relative(bundles, file)),
          })
        },
      })
      for (const { path: sitePath, page } of map) {
        for (const url of routesOf(sitePath)) {
          site.get(url, { prefixTrailingSlash: 'slash' }, (_request, reply) =>
            sendPage(reply, page),
          )
        }
      }
      // What the file server refuses, a folder or an odd path, is nothing to a visitor.
      site.setErrorHandler<FastifyError>((error, _request, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error
        return sendPage(reply.code(404), NOT_FOUND_PAGE)
      })
      site.setNotFoundHandler((request, reply) => {
        // A page instead of a missing chunk would break every page that is open.
        const { pathname } = new URL(request.url, 'http://site')
        if (pathname.includes('/assets/')) return reply.code(404).type('text/plain').send('404')
        return sendPage(reply.code(404), NOT_FOUND_PAGE)
      })
    },
    { prefix: basename },
  )
}

/** A path of the table as Fastify writes it, with and without a slash at its end. */
function routesOf(sitePath: string): string[] {
  const route = sitePath.replaceAll(/\{(\w+)\}/g, ':$1')
  return route === '/' ? [route] : [route, `${route}/`]
}
