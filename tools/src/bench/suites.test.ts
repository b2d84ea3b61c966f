import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { edicao } from './edicao.suite.ts'
import { entrada } from './entrada.suite.ts'
import { perfil } from './perfil.suite.ts'
import { sorteios } from './sorteios.suite.ts'

const api = vi.hoisted(() => ({
  buildApp: () => Promise.reject(new Error('no API')),
  readConfig: () => ({}),
}))
vi.mock('@rumo/api', async (original) => ({ ...(await original<object>()), ...api }))
vi.mock('@rumo/api/testing', () => ({
  startPostgres: () => Promise.reject(new Error('no PostgreSQL')),
}))

describe('a suite of the bench', () => {
  it.each([
    [sorteios, 'no PostgreSQL'],
    [entrada, 'no API'],
    [edicao, 'no API'],
    [perfil, 'no API'],
  ])('leaves no folder behind where what it measures does not start', async (suite, why) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rumo-suites-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(() => void vi.unstubAllEnvs())

    await expect(suite.run()).rejects.toThrow(why)
    expect(await readdir(folder)).toEqual([])
  })
})
