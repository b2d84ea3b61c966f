import { describe, expect, it } from 'vitest'
import { readE2eArguments } from './e2e-arguments.ts'

const NONE = { names: [], grep: undefined, isHeaded: false, isFull: false, site: undefined }

describe('readE2eArguments', () => {
  it('takes every journey unless told', () => {
    expect(readE2eArguments([])).toEqual(NONE)
  })

  it('takes names of journeys, and how to make them', () => {
    expect(readE2eArguments(['practice', 'gallery-', '--headed', '--grep', 'offline'])).toEqual({
      ...NONE,
      names: ['practice', 'gallery-'],
      grep: 'offline',
      isHeaded: true,
    })
  })

  it('takes a site with its slash or without it', () => {
    for (const site of ['https://exemplo.br/rumo', 'https://exemplo.br/rumo/']) {
      expect(readE2eArguments(['--site', site]).site).toBe('https://exemplo.br/rumo/')
    }
  })

  it('says what it does not know, before anything is started', () => {
    expect(() => readE2eArguments(['practice', 'nonsense'])).toThrow(
      /^Nenhuma jornada começa com "nonsense": .+ Uso: npm run e2e/,
    )
    expect(() => readE2eArguments(['--site', 'nonsense'])).toThrow(/^--site não é um endereço\./)
    for (const args of [['--foo'], ['--site']]) {
      expect(() => readE2eArguments(args)).toThrow(/^Uso: npm run e2e/)
    }
  })
})
