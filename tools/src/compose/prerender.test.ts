import { remotes, type SiteConfig } from '@rumo/contract'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PRERENDER, stampOf } from '../vite/prerender-files.ts'
import { prerenderPages } from './prerender.ts'

const site: SiteConfig = {
  base: '/rumo/',
  extensoes: [],
  remotes: remotes.map((one) => ({ ...one, entry: '' })),
  faculdade: { nome: 'Colégio', url_vestibular: 'x', url_inscricao: 'x', contato: 'x' },
}

/** Draws `/` and `/login` with a build whose module for prerendering has this code, or with a build without one. */
async function drawnBy(code: string | null, { isStale = false, patienceMs = 20_000 } = {}) {
  const build = await mkdtemp(path.join(tmpdir(), 'rumo-prerender-'))
  onTestFinished(() => rm(build, { recursive: true }))
  await mkdir(path.join(build, '.vite'))
  await mkdir(path.join(build, PRERENDER.folder))
  const manifest = path.join(build, '.vite/manifest.json')
  await writeFile(manifest, '{}')
  if (code !== null) await writeFile(path.join(build, PRERENDER.module), code)
  await writeFile(path.join(build, PRERENDER.stamp), await stampOf(build))
  if (isStale) await writeFile(manifest, '{"another": {}}')
  const paths = ['/', '/login']
  const { markup, problems } = await prerenderPages({
    bundle: 'mf-public',
    build,
    site,
    paths,
    patienceMs,
  })
  return { markup: Object.fromEntries(markup), problems: problems.join('\n') }
}

const GOOD = 'export const prerender = ({ site, path }) => `<p>${site.base} ${path}</p>`'

describe('prerenderPages', () => {
  it('gives what the bundle draws at each path', async () => {
    expect(await drawnBy(GOOD)).toEqual({
      markup: { '/': '<p>/rumo/ /</p>', '/login': '<p>/rumo/ /login</p>' },
      problems: '',
    })
  })

  it('says nothing of a bundle that draws none', async () => {
    expect(await drawnBy(null)).toEqual({ markup: {}, problems: '' })
  })

  it('leaves out what another build of the bundle draws, and says so', async () => {
    const { markup, problems } = await drawnBy(GOOD, { isStale: true })
    expect(markup).toEqual({})
    expect(problems).toContain('mf-public: as páginas prontas são de outra construção')
  })

  it('goes without the one path that cannot be drawn', async () => {
    const { markup, problems } = await drawnBy(
      "export const prerender = ({ path }) => { if (path === '/') throw new Error('no home'); return path }",
    )
    expect(markup).toEqual({ '/login': '/login' })
    expect(problems).toBe('mf-public: / fica sem página pronta (Error: no home).')
  })

  it.each([
    ['does not load', 'throw new Error("broken")', 'broken'],
    ['gives no markup', 'export const prerender = () => 7', 'no markup'],
    ['ends its process', 'process.exit(3)', 'sem resposta'],
    ['fails later', `${GOOD}; await Promise.reject(new Error('later'))`, 'later'],
  ])('goes without all where the code %s', async (_, code, words) => {
    const { markup, problems } = await drawnBy(code)
    expect(markup).toEqual({})
    expect(problems).toContain(words)
  })

  it('waits no longer than it has patience', async () => {
    const { markup, problems } = await drawnBy('for (;;);', { patienceMs: 100 })
    expect(markup).toEqual({})
    expect(problems).toContain('mf-public: /login fica sem página pronta (sem resposta).')
  })
})
