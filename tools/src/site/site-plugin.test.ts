import type { SiteSettings } from '@rumo/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodableUrl } from './decodable-url.ts'
import { registerSite } from './site-plugin.ts'

const settings: SiteSettings = {
  api: '/',
  extensoes: [],
  faculdade: {
    nome: 'Colégio',
    url_vestibular: 'https://example.com/',
    url_inscricao: 'https://example.com/',
    contato: 'x',
  },
}

let scratch: string
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  // A folder above the site is called `assets` on purpose: only folders inside the site may decide how a file is
  // served.
  scratch = await mkdtemp(path.join(tmpdir(), 'rumo-site-'))
  folder = path.join(scratch, 'assets')
  await mkdir(path.join(folder, 'pages'), { recursive: true })
  await mkdir(path.join(folder, 'bundles/mf-public/assets'), { recursive: true })
  const files = {
    'pages/index.html': 'home',
    'pages/provas.html': 'prova',
    'pages/404.html': 'nothing',
    'bundles/mf-public/remoteEntry.js': 'entry',
    'bundles/mf-public/assets/a-1.js': 'chunk',
    'bundles/mf-public/assets/a-1.js.br': 'compressed',
    'inline.json': '{"scripts":["sha256-s="],"styles":["sha256-a="]}',
    'paths.json': JSON.stringify([
      { path: '/', page: 'index.html' },
      { path: '/provas/{id}', page: 'provas.html' },
    ]),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  app = Fastify({ rewriteUrl: decodableUrl('/rumo/') })
  await registerSite(app, { base: '/rumo/', folder, settings })
})
afterAll(async () => {
  await app.close()
  await rm(scratch, { recursive: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

describe('the site', () => {
  it('answers each path of the map with its page, under the strict policy', async () => {
    const home = await get('/rumo/')
    expect(home.body).toBe('home')
    expect(home.headers['cache-control']).toBe('no-cache')
    expect(home.headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(home.headers['content-security-policy']).toContain(
      "script-src 'self' 'sha256-s='; style-src 'self' 'sha256-a=';",
    )
    expect((await get('/rumo/provas/7')).body).toBe('prova')
    expect((await get('/rumo/provas/7/?pagina=2')).body).toBe('prova')
  })

  it('answers every other path with 404 and its page', async () => {
    for (const url of [
      '/rumo/nada',
      '/rumo/provas',
      '/rumo/provas/7/8',
      '/rumo/pages/index.html',
      '/rumo/%E0%A4%A',
      '/rumo/%zz/%20',
    ]) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'nothing'])
    }
  })

  it('leaves what lies beside the site, and what can be decoded, as it was asked for', () => {
    const rewrite = decodableUrl('/rumo/')
    for (const url of ['/questoes/%C3', '/rumo/provas/%C3%A1?de=%C3', '/rumo/']) {
      expect(rewrite({ url })).toBe(url)
    }
  })

  it('never answers a missing chunk with a page', async () => {
    const answer = await get('/rumo/mf-public/assets/gone.js')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/plain')
  })

  it('lets a browser keep what has a hash in its name, and nothing else', async () => {
    const chunk = await get('/rumo/mf-public/assets/a-1.js')
    expect(chunk.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(chunk.headers['x-content-type-options']).toBe('nosniff')
    const entry = await get('/rumo/mf-public/remoteEntry.js')
    expect(entry.headers['cache-control']).toBe('no-cache')
  })

  it('sends the compressed twin to a client that takes it', async () => {
    const answer = await get('/rumo/mf-public/assets/a-1.js', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.body).toBe('compressed')
    expect((await get('/rumo/mf-public/assets/a-1.js')).body).toBe('chunk')
  })

  it('leads the root and the bare base to the base', async () => {
    for (const url of ['/', '/rumo']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/rumo/'])
    }
    expect((await get('/rumo?de=carta')).headers.location).toBe('/rumo/?de=carta')
  })
})
