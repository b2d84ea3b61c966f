import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PdfZoom } from './pdf-zoom.ts'
import { SCALE_RANGE } from '../reading.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Fakes a viewer and its scale; at the scale `fits` the page has the width of the viewer. */
function openZoom(fits: number) {
  const listeners: ((change: object) => void)[] = []
  const bus = {
    on: (_event: string, listener: (change: object) => void) => listeners.push(listener),
  }
  let current = 1
  const scaleTo = (scale: number, presetValue?: string) => {
    current = scale
    for (const listener of listeners) listener({ scale, presetValue })
  }
  const viewer = {
    get currentScale() {
      return current
    },
    set currentScale(scale: number) {
      scaleTo(scale)
    },
    get currentScaleValue() {
      return `${current}`
    },
    set currentScaleValue(value: string) {
      scaleTo(fits, value)
    },
    updateScale: ({ scaleFactor }: { scaleFactor: number }) =>
      scaleTo(Math.round(current * scaleFactor * 100) / 100),
  }
  const container = document.createElement('div')
  const zoom = new PdfZoom(viewer, bus, container)
  return { viewer, zoom, container }
}

/** Presses often, and each time after the pages have followed. */
function pressAll(press: () => void) {
  for (let n = 0; n < 30; n++) {
    press()
    vi.runAllTimers()
  }
}

it('ends exactly at the ends of the range, and goes no further', () => {
  const { viewer, zoom } = openZoom(1)
  pressAll(() => zoom.out())
  expect(viewer.currentScale).toBe(SCALE_RANGE.min)
  pressAll(() => zoom.in())
  expect(viewer.currentScale).toBe(SCALE_RANGE.max)
})

it('tells the scale at once, and stretches the pages once for several presses', () => {
  const { viewer, zoom } = openZoom(1)
  const stretched = vi.spyOn(viewer, 'updateScale')
  zoom.in()
  zoom.in()
  expect([zoom.scale, viewer.currentScale]).toEqual([1.44, 1])
  vi.runAllTimers()
  expect([zoom.scale, viewer.currentScale]).toEqual([1.44, 1.44])
  expect(stretched).toHaveBeenCalledOnce()
})

it('keeps the focus among the pages when what has it is hidden, and takes it from nowhere else', () => {
  const { viewer, zoom, container } = openZoom(1)
  container.innerHTML = '<div tabindex="0"></div>'
  container.tabIndex = 0
  const button = document.createElement('button')
  document.body.replaceChildren(container, button)
  const texts = container.querySelector('div')
  vi.spyOn(viewer, 'updateScale').mockImplementation(() => texts?.blur())

  texts?.focus()
  pressAll(() => zoom.in())
  expect(document.activeElement).toBe(container)
  button.focus()
  pressAll(() => zoom.out())
  expect(document.activeElement).toBe(button)
})

it('takes the width, and no step before it', () => {
  const { viewer, zoom } = openZoom(0.8)
  zoom.in()
  zoom.fitWidth()
  vi.runAllTimers()
  expect([zoom.scale, viewer.currentScale]).toEqual([0.8, 0.8])
})

it('shows the press before the pages take the width, and goes on from there', () => {
  const { viewer, zoom } = openZoom(2)
  zoom.fitWidth()
  expect(viewer.currentScale).toBe(1)
  zoom.in()
  vi.runAllTimers()
  expect(viewer.currentScale).toBe(2.4)
})

it.each([
  [0.05, SCALE_RANGE.min],
  [12, SCALE_RANGE.max],
  [0.8, 0.8],
])('fits what would fit at %d at %d', (fits, scale) => {
  const { viewer, zoom } = openZoom(fits)
  zoom.fitWidth()
  vi.runAllTimers()
  expect(viewer.currentScale).toBe(scale)
})

it('brings back what a link of the PDF leads out of the range', () => {
  const { viewer } = openZoom(1)
  viewer.currentScale = 20
  expect(viewer.currentScale).toBe(SCALE_RANGE.max)
})

it('fits anew what was fitted, also where the range held it back, and nothing else', () => {
  const resize = vi.fn<() => void>()
  const observer = vi.fn(function observe(callback: () => void) {
    resize.mockImplementation(callback)
    return { observe: vi.fn(), disconnect: vi.fn() }
  })
  vi.stubGlobal('ResizeObserver', observer)
  const { viewer, zoom } = openZoom(0.05)
  const fitted = vi.spyOn(viewer, 'currentScaleValue', 'set')
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  zoom.fit(new AbortController().signal)
  width.mockReturnValue(740)
  resize()
  expect(fitted.mock.calls).toEqual([['auto'], ['auto']])
  zoom.in()
  vi.runAllTimers()
  width.mockReturnValue(360)
  resize()
  expect(fitted).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
