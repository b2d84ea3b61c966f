import { expect, it, vi } from 'vitest'
import { PdfOutline } from './pdf-outline.ts'

type Rendered = (event: { pageNumber: number }) => void

/** The listener of the outline for drawn pages. */
let rendered: Rendered
const bus = { on: (_name: string, listener: Rendered) => void (rendered = listener) }
const render = (pageNumber: number) => rendered({ pageNumber })

/**
 * Fakes a PDF of two pages of 500 by 1000 points, drawn at half that size. Returns its outline and the outlines drawn
 * on each page.
 */
function opened() {
  const container = document.createElement('div')
  const pages = [1, 2].map(() => container.appendChild(document.createElement('div')))
  const viewport = { width: 250, height: 500, scale: 0.5 }
  const views = pages.map((div) => ({ div, viewport }))
  const outline = new PdfOutline({ getPageView: (index: number) => views[index] }, bus, container)
  // Each page begins 500 px below the previous one.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const page = pages.findIndex((one) => one.contains(this))
    const [top, height] = page === -1 ? [0, 500] : [page * 500 + 100, 250]
    return { top, bottom: top + height } as DOMRect
  })
  const drawn = () =>
    pages.map(({ children }) =>
      [...children].map((child) => {
        const { left, top, width, height } = (child as HTMLElement).style
        return [left, top, width, height].join(' ')
      }),
    )
  return {
    outline,
    drawn,
    container,
    pages,
  }
}

const FIRST = { pagina: 2, x0: 50, y0: 500, x1: 250, y1: 1000 }
const REST = { pagina: 1, x0: 250, y0: 0, x1: 500, y1: 100 }

it('outlines regions of pages, in parts of these, and leads to the first', () => {
  const { outline, drawn, container } = opened()
  outline.show([FIRST, REST])
  expect(container.scrollTop).toBe(0)
  outline.placed()
  expect(drawn()).toEqual([['50% 0% 50% 10%'], ['10% 50% 40% 50%']])
  expect(container.scrollTop).toBe(600 - 24)
})

it('outlines what it hears of later, and again each time that a page is drawn', () => {
  const { outline, drawn, pages } = opened()
  outline.placed()
  outline.show([FIRST])
  for (const page of pages) page.replaceChildren()
  render(2)
  render(2)
  expect(drawn()).toEqual([[], ['10% 50% 40% 50%']])
})

it('moves nothing where the first is in view', () => {
  const { outline, drawn, container } = opened()
  outline.placed()
  outline.show([REST])
  expect(drawn()[0]).toHaveLength(1)
  expect(container.scrollTop).toBe(0)
})

it('leaves out a page that the PDF does not have', () => {
  const { outline, drawn, container } = opened()
  outline.placed()
  outline.show([{ ...FIRST, pagina: 9 }])
  expect(drawn()).toEqual([[], []])
  expect(container.scrollTop).toBe(0)
})
