import { describe, expect, it } from 'vitest'
import { chainsOf, wavesOf } from './chains.ts'
import type { PageRequest } from './requests.ts'

const request = (url: string, initiator: PageRequest['initiator'] = {}): PageRequest => ({
  url,
  start: 0,
  initiator,
})
const calledBy = (...urls: string[]) => ({ stack: { callFrames: urls.map((url) => ({ url })) } })

describe('chainsOf', () => {
  it('counts from the page on, by the script or the file that asked', () => {
    const chains = chainsOf([
      request('/'),
      request('/main.js', { url: '/' }),
      request('/style.css', { url: '/elsewhere' }),
      request('/data.json', calledBy('/elsewhere', '/main.js')),
      request('/more.json', { stack: { callFrames: [], parent: calledBy('/data.json').stack } }),
    ])
    expect(Object.fromEntries(chains)).toEqual({
      '/': { depth: 1, parent: undefined },
      '/main.js': { depth: 2, parent: '/' },
      '/style.css': { depth: 2, parent: '/' },
      '/data.json': { depth: 3, parent: '/main.js' },
      '/more.json': { depth: 4, parent: '/data.json' },
    })
  })

  it('comes to an end where two ask for each other', () => {
    const chains = chainsOf([
      request('/'),
      request('/a.js', calledBy('/b.js')),
      request('/b.js', calledBy('/a.js')),
    ])
    expect([...chains.values()].map(({ depth }) => depth)).toEqual([1, 3, 2])
  })
})

const from = (start: number, end?: number): PageRequest => ({
  url: '/',
  start,
  initiator: {},
  ...(end !== undefined && { end }),
})

describe('wavesOf', () => {
  it('begins a round where one is over', () => {
    expect(wavesOf([from(0, 1), from(1, 2), from(1.5, 3), from(2, 4)])).toBe(3)
    expect(wavesOf([from(1, 2), from(0, 3)])).toBe(1)
  })

  it('leaves out what never ended', () => {
    expect(wavesOf([from(0, 1), from(2)])).toBe(1)
    expect(wavesOf([])).toBe(0)
  })
})
