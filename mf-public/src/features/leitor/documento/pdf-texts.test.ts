import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showTexts } from './pdf-texts.ts'

/** What a browser was made to do, in its order. */
let done: string[]
/** The steps that wait for a pause of the page. */
let pauses: (() => void)[]
let tell: (name: string, event?: object) => void

function textOf(page: number): HTMLElement {
  const text = document.createElement('div')
  text.innerHTML = `<span>Questão ${page}</span><div class="endOfContent"></div>`
  const end = text.lastElementChild as HTMLElement
  end.dataset['page'] = `${page}`
  end.getBoundingClientRect = () => {
    done.push(text.hasAttribute('data-shown') ? `${page} shown and laid out` : `${page} laid out`)
    return new DOMRect()
  }
  return text
}

let viewer: HTMLElement
const written = (div: HTMLElement) => tell('textlayerrendered', { source: { textLayer: { div } } })
const pause = () => pauses.shift()?.()

beforeEach(() => {
  done = []
  pauses = []
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (perform: () => void) => pauses.push(perform))
  vi.stubGlobal('getComputedStyle', (of: HTMLElement) => ({
    get color() {
      return done.push(`${of.dataset['page']} styled`)
    },
  }))
  const listeners = new Map<string, (event?: object) => void>()
  viewer = document.createElement('div')
  const on = (name: string, listener: () => void) => void listeners.set(name, listener)
  showTexts({ on }, viewer, new AbortController().signal)
  tell = (name, event) => listeners.get(name)?.(event)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('styles each text in one pause of the page, and lays it out in the next', () => {
  const text = textOf(1)
  written(text)
  written(textOf(2))
  vi.runAllTimers()
  expect(done).toEqual([])
  pause()
  expect(done).toEqual(['1 styled'])
  pause()
  pause()
  pause()
  expect(done).toEqual(['1 styled', '1 shown and laid out', '2 styled', '2 shown and laid out'])
  written(text)
  vi.runAllTimers()
  expect(pauses, 'for a text that is shown').toEqual([])
})

it('leaves off while the reader moves on, and goes on half a second later', () => {
  written(textOf(1))
  vi.advanceTimersByTime(499)
  expect(pauses).toEqual([])
  vi.advanceTimersByTime(1)
  pause()
  tell('updateviewarea')
  pause()
  expect(done).toEqual(['1 styled'])
  vi.advanceTimersByTime(499)
  tell('updateviewarea')
  vi.advanceTimersByTime(499)
  expect(pauses).toEqual([])
  vi.advanceTimersByTime(1)
  pause()
  expect(done).toEqual(['1 styled', '1 shown and laid out'])
})

it('shows the text under a mouse at once, and no other', () => {
  const [here, there] = [textOf(1), textOf(2)]
  for (const text of [here, there]) {
    const page = document.createElement('div')
    page.className = 'page'
    text.className = 'textLayer'
    page.append(document.createElement('canvas'), text)
    viewer.append(page)
    written(text)
  }
  const move = (pointerType: string) =>
    here.previousElementSibling?.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType }),
    )
  move('touch')
  expect(done).toEqual([])
  move('mouse')
  move('mouse')
  expect(done).toEqual(['1 shown and laid out'])
  vi.runAllTimers()
  pause()
  expect(done).toEqual(['1 shown and laid out', '2 styled'])
})

it('shows a text where the browser tells of no pauses', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  written(textOf(1))
  expect(done).toEqual([])
  vi.runAllTimers()
  expect(done).toEqual(['1 styled', '1 shown and laid out'])
})

it.each([null, { div: document.createElement('div') }])(
  'leaves out a page without a text',
  (textLayer) => {
    tell('textlayerrendered', { source: { textLayer } })
    vi.runAllTimers()
    expect(pauses).toEqual([])
    expect(textLayer?.div.hasAttribute('data-shown') ?? false).toBe(false)
  },
)
