import { expect, it, vi } from 'vitest'
import { fetchPdf } from './fetch-pdf.ts'
import { loadPdf } from './load-pdf.ts'

const { ran } = vi.hoisted(() => ({ ran: [] as string[] }))
vi.mock('./fetch-pdf.ts', () => ({ fetchPdf: vi.fn() }))
vi.mock('./pdfjs-needs.ts', () => ({ isOlderBrowser: true }))
vi.mock('./pdfjs-polyfills.ts', async () => {
  await new Promise((resolve) => setTimeout(resolve))
  ran.push('polyfills')
  return {}
})
vi.mock('pdfjs-dist', () => {
  ran.push('pdf.js')
  return {}
})
vi.mock('./open-in-pdfjs.ts', () => ({ openPdf: vi.fn() }))
vi.mock('./pdfjs-files.ts', () => ({ RENDERER_URL: '/desenha.mjs', WORKER_URL: '/le.mjs' }))

it('requests the workers with the PDF and needs no answer of theirs; an older browser is completed first', async () => {
  vi.mocked(fetchPdf).mockResolvedValue({ kind: 'refused' })
  const requested: unknown[] = []
  vi.stubGlobal('fetch', (url: unknown) => {
    requested.push(url)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const loaded = loadPdf('/a.pdf', new AbortController().signal)
  expect(requested).toEqual(['/le.mjs', '/desenha.mjs'])
  await expect(loaded).resolves.toBeNull()
  expect(ran).toEqual(['polyfills', 'pdf.js'])
  vi.unstubAllGlobals()
})
