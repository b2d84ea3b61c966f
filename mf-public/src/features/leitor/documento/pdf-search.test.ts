import { afterEach, expect, it, vi } from 'vitest'

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({}))
vi.mock('pdfjs-dist/web/pdf_viewer.mjs', () => ({ FindState: {} }))

const own = Object.getOwnPropertyDescriptor(RegExp, 'escape')
afterEach(() => {
  if (own) Object.defineProperty(RegExp, 'escape', own)
})

it('escapes what is searched in browsers that cannot', async () => {
  Reflect.deleteProperty(RegExp, 'escape')
  await import('./pdf-search.ts')
  const { escape } = RegExp as unknown as { escape: (text: string) => string }
  const marks = '.?(+-–!$/'
  expect(new RegExp(`^${escape(marks)}$`, 'gu').test(marks)).toBe(true)
})
