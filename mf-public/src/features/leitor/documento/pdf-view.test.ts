import { expect, it, vi } from 'vitest'
import { PdfView } from './pdf-view.ts'
import { Ranges } from './ranges.ts'

const { heard, ledTo } = vi.hoisted(() => ({
  heard: new Map<string, () => void>(),
  ledTo: vi.fn<(page: number) => void>(),
}))

vi.mock('pdfjs-dist', () => ({
  AnnotationEditorType: {},
  AnnotationMode: {},
  PDFDataRangeTransport: class {
    onDataRange = vi.fn()
    readonly length: number
    constructor(length: number) {
      this.length = length
    }
  },
}))
vi.mock('pdfjs-dist/web/pdf_viewer.mjs', () => ({
  EventBus: class {
    on = (name: string, listener: () => void) => void heard.set(name, listener)
  },
  FindState: {},
  LinkTarget: {},
  PDFFindController: vi.fn(),
  PDFLinkService: class {
    setViewer = vi.fn()
    setDocument = vi.fn()
  },
  PDFViewer: class {
    setDocument = vi.fn()
    set currentPageNumber(page: number) {
      ledTo(page)
    }
  },
}))

const URL_OF_PDF = 'https://arquivos.example/a.pdf'
const stage = () => ({
  container: document.createElement('div'),
  pages: document.createElement('div'),
})

it('says from the start that a part did not come before it was there', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const bytes = new Uint8Array(8)
  const ranges = new Ranges({ url: URL_OF_PDF, length: 100, start: bytes, end: bytes })
  const failed = new Promise((resolve) => {
    ranges.onTrouble = resolve
  })
  ranges.requestDataRange(8, 16)
  await failed
  const view = new PdfView({ document: { numPages: 6 } as never, ranges }, stage())
  expect(view.snapshot().trouble).toBe('network')

  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(8), { status: 206 }))
  view.retry()
  expect(view.snapshot().trouble).toBeNull()
  ranges.abort()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, 1, []],
  [1, 1, []],
  [4, 4, [[4]]],
  [9, 6, [[6]]],
])('begins at page %s of 6 as at page %i', (page, shown, led) => {
  ledTo.mockClear()
  const where = page === undefined ? stage() : { ...stage(), page }
  const view = new PdfView({ document: { numPages: 6 } as never, ranges: null }, where)
  expect(view.snapshot().page).toBe(shown)
  heard.get('pagesinit')?.()
  expect(ledTo.mock.calls).toEqual(led)
})
