import { getDocument } from 'pdfjs-dist'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FetchedPdf } from './fetch-pdf.ts'
import { openPdf } from './open-in-pdfjs.ts'
import { PdfView } from './pdf-view.ts'

const stop = vi.hoisted(() => vi.fn())
vi.mock('pdfjs-dist', () => ({
  getDocument: vi.fn(),
  GlobalWorkerOptions: {},
  PDFDataRangeTransport: vi.fn(),
  PDFWorker: { create: () => ({ destroy: stop }) },
  VerbosityLevel: {},
}))
vi.mock('./pdf-view.ts', () => ({ PdfView: vi.fn() }))
vi.mock('./pdfjs-files.ts', () => ({
  DECODERS_URL: '',
  FONTS_URL: '',
  RENDERER_URL: '',
  WORKER_URL: '',
}))

const whole: Exclude<FetchedPdf, { kind: 'refused' }> = { kind: 'whole', bytes: new Uint8Array(8) }
const destroy = vi.fn(() => Promise.resolve())
const terminate = vi.fn()
const getPage = vi.fn()
const getOptionalContentConfig = vi.fn()

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class {
      terminate = terminate
    },
  )
  const document = { getPage, getOptionalContentConfig }
  vi.mocked(getDocument).mockReturnValue({ promise: Promise.resolve(document), destroy } as never)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('closes the PDF when one leaves, and then ends the workers', async () => {
  const controller = new AbortController()
  await openPdf(whole, controller.signal)
  expect(destroy).not.toHaveBeenCalled()
  controller.abort()
  expect(destroy).toHaveBeenCalledOnce()
  expect(stop).not.toHaveBeenCalled()
  expect(terminate).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
  expect(terminate).toHaveBeenCalledOnce()
})

it('asks nothing of a worker that still opens the PDF when one leaves: it would fail', async () => {
  vi.mocked(getDocument).mockReturnValue({ promise: new Promise(() => {}), destroy } as never)
  const controller = new AbortController()
  const opening = openPdf(whole, controller.signal)
  controller.abort()
  await expect(opening).rejects.toThrow(/abort/i)
  expect(stop).toHaveBeenCalled()
  expect(terminate).toHaveBeenCalled()
  expect(destroy).not.toHaveBeenCalled()
})

it('ends the workers of a PDF that cannot be opened', async () => {
  const promise = Promise.reject(new Error('Damaged'))
  vi.mocked(getDocument).mockReturnValue({ promise, destroy } as never)
  await expect(openPdf(whole, new AbortController().signal)).rejects.toThrow('Damaged')
  expect(stop).toHaveBeenCalledOnce()
  expect(terminate).toHaveBeenCalledOnce()
})

it('leaves a page and the layers that were on their way when the PDF was closed, and says nothing of them', async () => {
  const controller = new AbortController()
  const showPdf = await openPdf(whole, controller.signal)
  showPdf({} as never)
  const { document } = vi.mocked(PdfView).mock.lastCall?.[0] ?? {}
  getPage.mockResolvedValueOnce('page 1')
  await expect(document?.getPage(1)).resolves.toBe('page 1')
  getPage.mockRejectedValueOnce(new Error('Page 2 is damaged.'))
  await expect(document?.getPage(2)).rejects.toThrow('Page 2 is damaged.')

  const { promise, reject } = Promise.withResolvers()
  getPage.mockReturnValueOnce(promise)
  getOptionalContentConfig.mockReturnValueOnce(promise)
  const settled = vi.fn()
  void document?.getPage(3).then(settled, settled)
  void document?.getOptionalContentConfig().then(settled, settled)
  controller.abort()
  reject(new Error('Transport destroyed'))
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  expect(settled).not.toHaveBeenCalled()
})

it('opens nothing if the user left while the code was loading', async () => {
  await expect(openPdf(whole, AbortSignal.abort())).rejects.toThrow(/abort/i)
  expect(getDocument).not.toHaveBeenCalled()
})
