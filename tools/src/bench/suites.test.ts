import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chooseSuites, SUITES } from './suites.ts'

const api = vi.hoisted(() => {
  // The test files of a worker share their modules. Modules of another file must not be used here, nor these mocks
  // there.
  vi.resetModules()
  return {
    buildApp: () => Promise.reject(new Error('no API')),
    readConfig: () => ({}),
  }
})
afterAll(() => void vi.resetModules())
vi.mock('@rumo/api', async (original) => ({ ...(await original<object>()), ...api }))
vi.mock('@rumo/api/testing', async (original) => ({
  ...(await original<object>()),
  startPostgres: () => Promise.reject(new Error('no PostgreSQL')),
}))
vi.mock('./resident.ts', () => ({
  withServer: () => Promise.reject(new Error('no server')),
}))
vi.mock('../booklets/print-booklet.ts', async (original) => ({
  ...(await original<object>()),
  openPrinter: () => Promise.reject(new Error('no printer')),
}))
vi.mock('./journey-figures.ts', () => ({
  journeyFigures: () => Promise.reject(new Error('no journeys')),
}))
vi.mock('./fresh-clone.ts', async (original) => ({
  ...(await original<object>()),
  cloneHead: () => Promise.reject(new Error('no clone')),
}))

/** The error of the first thing that each suite needs before it can measure. */
const NEEDED: Record<string, string> = {
  inicio: 'no clone',
  testes: 'no clone',
  peso: 'no API',
  paginas: 'no API',
  pares: 'no API',
  lighthouse: 'no API',
  interacao: 'no API',
  passagens: 'no API',
  montagens: 'no journeys',
  falhas: 'no journeys',
  lancamentos: 'no journeys',
  sorteios: 'no PostgreSQL',
  entrada: 'no API',
  edicao: 'no server',
  perfil: 'no API',
  extracao: 'no printer',
}

const keysOf = (keys: readonly string[]) => chooseSuites(keys).map(({ key }) => key)

describe('chooseSuites', () => {
  it('gives all but those on request, unless some are named', () => {
    const all = SUITES.map(({ key }) => key)
    expect(new Set(all).size).toBe(all.length)
    const named = [
      'testes',
      'paginas',
      'lighthouse',
      'interacao',
      'passagens',
      'montagens',
      'falhas',
      'lancamentos',
    ]
    const onRequest = new Set(named)
    expect(keysOf([])).toEqual(all.filter((key) => !onRequest.has(key)))
    expect(keysOf(['perfil', 'testes'])).toEqual(['testes', 'perfil'])
  })

  it('says which there are where it knows none of that name', () => {
    expect(() => chooseSuites(['perfil', 'dança'])).toThrow(
      /^npm run bench não conhece "dança". Há: inicio, .*, extracao\.$/,
    )
  })
})

describe('a suite of the bench', () => {
  const needy = SUITES.filter(({ key }) => key !== 'fairness' && key !== 'plano')
  it.each(needy)('$key leaves no folder behind where what it needs is not there', async (suite) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rumo-suites-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(() => void vi.unstubAllEnvs())

    await expect(suite.run()).rejects.toThrow(NEEDED[suite.key])
    expect(await readdir(folder)).toEqual([])
  })
})

describe('the suite of other sites', () => {
  it('is left out, and says what it lacks, until PEERS_DIR names their built folders', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rumo-peers-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    onTestFinished(() => void vi.unstubAllEnvs())
    const [pares] = chooseSuites(['pares'])

    vi.stubEnv('PEERS_DIR', '')
    expect(pares?.missing?.()).toMatch(/^PEERS_DIR names no folder/)
    vi.stubEnv('PEERS_DIR', folder)
    for (const site of ['single-spa-site', 'federation-site']) {
      expect(pares?.missing?.()).toContain(path.join(folder, site, 'index.html'))
      await mkdir(path.join(folder, site))
      await writeFile(path.join(folder, site, 'index.html'), '<!doctype html>')
    }
    expect(pares?.missing?.()).toBeUndefined()
  })
})
