import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownEnv, readToolsConfig } from './config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('readToolsConfig', () => {
  it('needs no key, and takes an empty one as none', () => {
    const empty = {
      BASE_PATH: '',
      CHROMIUM_PATH: '',
      E2E_PORT: '',
      E2E_SEED: '',
      PEERS_DIR: '',
      RUMO_EXAMS: '',
    }
    for (const env of [{}, empty]) {
      expect(readToolsConfig(env)).toEqual({
        base: '/rumo/',
        chromium: undefined,
        journeysPort: 3210,
        journeysSeed: expect.stringMatching(/^\d+$/),
        calledIn: process.cwd(),
        realExams: undefined,
        peers: undefined,
      })
    }
  })

  it('takes what is set', () => {
    const env = {
      BASE_PATH: '/vestibular/',
      CHROMIUM_PATH: '/opt/chromium',
      E2E_PORT: '4000',
      E2E_SEED: '12',
      INIT_CWD: '/srv',
      PEERS_DIR: '/srv/pares',
      RUMO_EXAMS: '/srv/provas',
    }
    expect(readToolsConfig(env)).toEqual({
      base: '/vestibular/',
      chromium: '/opt/chromium',
      journeysPort: 4000,
      journeysSeed: '12',
      calledIn: '/srv',
      realExams: '/srv/provas',
      peers: '/srv/pares',
    })
  })

  it('names every wrong key at once', () => {
    const env = { BASE_PATH: 'rumo', E2E_PORT: 'abc', E2E_SEED: '-1' }
    const lines = [
      /^BASE_PATH "rumo" não serve: .+$/,
      /^E2E_PORT "abc" não serve: .+$/,
      /^E2E_SEED "-1" não serve: .+$/,
    ]
    const said = sentencesOf(env)
    expect(said).toHaveLength(lines.length)
    for (const [index, line] of lines.entries()) expect(said[index]).toMatch(line)
  })
})

function sentencesOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readToolsConfig(env)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

describe('ownEnv', () => {
  it('is what the process has, with what is added', () => {
    vi.stubEnv('RUMO_A', 'own')
    vi.stubEnv('RUMO_B', 'own')
    expect(ownEnv({ RUMO_B: 'added' })).toMatchObject({ RUMO_A: 'own', RUMO_B: 'added' })
  })
})
