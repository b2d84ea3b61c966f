import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FetchedPdf } from './fetch-pdf.ts'
import { openPdf } from './open-pdf.ts'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: vi.fn(),
  GlobalWorkerOptions: {},
  PDFDataRangeTransport: vi.fn(),
  VerbosityLevel: {},
}))
vi.mock('./pdf-view.ts', () => ({ PdfView: vi.fn() }))
vi.mock('./pdfjs-files.ts', () => ({ DECODERS_URL: '', FONTS_URL: '', WORKER_URL: '' }))

const whole: Exclude<FetchedPdf, { kind: 'refused' }> = { kind: 'whole', bytes: new Uint8Array(8) }
const destroy = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.mocked(getDocument).mockReturnValue({ promise: Promise.resolve({}), destroy } as never)
})
afterEach(() => vi.clearAllMocks())

it('closes the PDF when one leaves', async () => {
  const controller = new AbortController()
  await openPdf(whole, controller.signal)
  expect(destroy).not.toHaveBeenCalled()
  controller.abort()
  expect(destroy).toHaveBeenCalledOnce()
})

it('opens nothing for whoever left while the code was on its way', async () => {
  await expect(openPdf(whole, AbortSignal.abort())).rejects.toThrow(/abort/i)
  expect(getDocument).not.toHaveBeenCalled()
})
