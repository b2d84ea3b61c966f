import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { explainRefusal } from './explain-refusal.ts'

const said = vi.fn<(text: string) => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said)
})
afterEach(() => {
  said.mockClear()
  vi.unstubAllGlobals()
})

const answering = (fetching: () => Promise<unknown>) =>
  vi.stubGlobal('fetch', vi.fn<() => Promise<unknown>>(fetching))

it('names the origin that a server which answers has to let in', async () => {
  answering(async () => ({ type: 'opaque' }))
  await explainRefusal('https://api.exemplo.br/')
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^O servidor https:\/\/api\.exemplo\.br\/ .*CORS_ORIGINS/),
  )
  expect(said.mock.calls[0]?.[0]).toContain(location.origin)
})

it('says nothing of a server that does not answer, nor of the page’s own', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await explainRefusal('https://api.exemplo.br/')
  answering(async () => ({}))
  await explainRefusal(`${location.origin}/api/`)
  expect(said).not.toHaveBeenCalled()
})
