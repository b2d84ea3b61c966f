import type { Composition } from '@rumo/contract'
import { createHash } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepComposition } from './keep-composition.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const composition = (id: string, page: string): Composition => ({
  id,
  base: '/',
  files: { '/': hashOf(page), '/assets/a-1.js': null },
  pages: { '/': '/' },
  plain: null,
})

/** The files that the server has, by address. Any other address is a 404. */
let served: Record<string, string>
let fetched: string[]
let kept: Map<string, Map<string, Response>>

beforeEach(() => {
  served = { '/': 'home', '/assets/a-1.js': 'chunk' }
  fetched = []
  kept = new Map()
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    const text = served[address]
    return new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 })
  })
  vi.stubGlobal('caches', {
    match: async (address: string) =>
      [...kept.values()].flatMap((cache) => cache.get(address) ?? [])[0]?.clone(),
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return { put: async (address: string, file: Response) => void cache.set(address, file) }
    },
  })
  return () => vi.unstubAllGlobals()
})

const textOf = (cache: string, address: string) => kept.get(cache)?.get(address)?.clone().text()

it('keeps every file of a composition', async () => {
  await keepComposition(composition('a', 'home'))
  expect(await textOf('rumo-site-a', '/')).toBe('home')
  expect(await textOf('rumo-site-a', '/assets/a-1.js')).toBe('chunk')
})

it('keeps no part of one: a page that is of another release by now is refused', async () => {
  served['/'] = 'home of a later release'
  await expect(keepComposition(composition('a', 'home'))).rejects.toThrow('not of this release')
})

it('refuses an error in the place of a file', async () => {
  delete served['/assets/a-1.js']
  await expect(keepComposition(composition('a', 'home'))).rejects.toThrow('(404)')
})

it('fetches of the next one what changed alone', async () => {
  await keepComposition(composition('a', 'home'))
  served['/'] = 'new home'
  fetched = []
  await keepComposition(composition('b', 'new home'))
  expect(fetched).toEqual(['/'])
  expect(await textOf('rumo-site-b', '/')).toBe('new home')
  expect(await textOf('rumo-site-b', '/assets/a-1.js')).toBe('chunk')
})
