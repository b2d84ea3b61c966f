import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showTexts } from './pdf-texts.ts'

let written: (event: object) => void
const layer = document.createElement('div')
const last = layer.appendChild(document.createElement('span'))
const layOut = vi.fn()
last.getBoundingClientRect = layOut
const style = vi.fn(() => ({ color: 'black' }))
const done = () => [style.mock.calls.length, layOut.mock.calls.length, 'shown' in layer.dataset]

beforeEach(() => {
  delete layer.dataset['shown']
  vi.clearAllMocks()
  vi.stubGlobal('getComputedStyle', style)
  showTexts({ on: (_: string, listener: typeof written) => void (written = listener) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('styles a text in one pause of the page, lays it out and shows it in the next', () => {
  const pauses: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (perform: () => void) => pauses.push(perform))
  written({ source: { textLayer: { div: layer } } })
  expect(done()).toEqual([0, 0, false])
  for (const expected of [
    [1, 0, false],
    [1, 1, true],
  ]) {
    pauses.shift()?.()
    expect(done()).toEqual(expected)
  }
  written({ source: { textLayer: { div: layer } } })
  expect(pauses, 'for a text that is shown').toEqual([])
})

it('does so too where the browser tells of no pauses', () => {
  vi.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  written({ source: { textLayer: { div: layer } } })
  expect(done()).toEqual([0, 0, false])
  vi.runAllTimers()
  expect(done()).toEqual([1, 1, true])
})

it('leaves out a page without a text', () => {
  expect(() => written({ source: { textLayer: null } })).not.toThrow()
})
