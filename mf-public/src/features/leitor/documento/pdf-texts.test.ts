import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showTexts } from './pdf-texts.ts'

let written: (event: object) => void
const layer = document.createElement('div')
layer.innerHTML = '<span>Questão 1</span><div class="endOfContent"></div>'
const end = layer.querySelector<HTMLElement>('.endOfContent') as HTMLElement
let done: string[]

beforeEach(() => {
  layer.removeAttribute('data-shown')
  done = []
  vi.stubGlobal('getComputedStyle', (of: Element) => ({
    get color() {
      return of === end && done.push('styled')
    },
  }))
  end.getBoundingClientRect = () => {
    done.push(layer.hasAttribute('data-shown') ? 'shown and laid out' : 'laid out')
    return new DOMRect()
  }
  showTexts({ on: (_: string, listener: typeof written) => void (written = listener) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('styles a text in one pause of the page, and lays it out in the next', () => {
  const pauses: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (perform: () => void) => pauses.push(perform))
  written({ source: { textLayer: { div: layer } } })
  expect(done).toEqual([])
  pauses.shift()?.()
  expect(done).toEqual(['styled'])
  pauses.shift()?.()
  expect(done).toEqual(['styled', 'shown and laid out'])
  written({ source: { textLayer: { div: layer } } })
  expect(pauses, 'for a text that is shown').toEqual([])
})

it('does so too where the browser tells of no pauses', () => {
  vi.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  written({ source: { textLayer: { div: layer } } })
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['styled', 'shown and laid out'])
})

it.each([null, { div: document.createElement('div') }])(
  'leaves out a page without a text',
  (textLayer) => {
    expect(() => written({ source: { textLayer } })).not.toThrow()
    expect(textLayer?.div.hasAttribute('data-shown') ?? false).toBe(false)
  },
)
