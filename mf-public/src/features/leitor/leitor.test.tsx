import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakePdfView } from '../../testing/fake-pdf-view.ts'
import { Leitor } from './leitor.tsx'
import { loadPdf } from './documento/load-pdf.ts'
import { SCALE_RANGE } from './reading.ts'

vi.mock('./documento/load-pdf.ts', () => ({ loadPdf: vi.fn() }))
vi.mock('@rumo/shared-device/device', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  device: (await import('../../testing/fake-device.ts')).fakeDevice(),
}))

/** Opens a PDF in the reader. Returns the mock that draws it, which receives the page to begin at. */
async function open(
  view: ReturnType<typeof fakePdfView>,
  url = 'http://api.test/0.pdf',
  pagina: number | null = null,
) {
  const show = vi.fn(() => view)
  vi.mocked(loadPdf).mockResolvedValue(show as never)
  const arquivo = { url, nome: 'a.pdf', documento: 'prova', isRascunho: false } as const
  const loadLugar = async () => ({ pagina, regioes: [] })
  const props = { titulo: 'Prova', arquivo, voltar: '', antes: '', loadLugar }
  await act(async () => render(<Leitor {...props} />))
  return show
}

/** Opens a PDF, leaves it at this page and closes it. Returns the mock that drew it. */
async function openAt(page: number, url: string) {
  const show = await open(fakePdfView({ page }), url)
  cleanup()
  return show
}

it('goes on at the page where a PDF was left, each at its own', async () => {
  const [one, other] = ['http://api.test/1.pdf', 'http://api.test/2.pdf']
  expect(await openAt(5, one)).toHaveBeenCalledWith(expect.objectContaining({ page: 1 }))
  expect(await openAt(2, other)).toHaveBeenCalledWith(expect.objectContaining({ page: 1 }))
  expect(await openAt(5, one)).toHaveBeenCalledWith(expect.objectContaining({ page: 5 }))
})

it('begins at the page that one was led to, wherever the PDF was left', async () => {
  const url = 'http://api.test/3.pdf'
  await openAt(5, url)
  const show = await open(fakePdfView(), url, 2)
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ page: 2 }))
})

it.each([
  ['Diminuir', SCALE_RANGE.min],
  ['Aumentar', SCALE_RANGE.max],
])('keeps the focus on %s at the end of the range', async (name, scale) => {
  await open(fakePdfView({ scale }))
  const button = screen.getByRole('button', { name })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('says that a part did not come, and asks for it again', async () => {
  const view = fakePdfView({ trouble: 'network' })
  await open(view)
  expect(screen.getByRole('alert').textContent).toContain('não chegou')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(view.retry).toHaveBeenCalledOnce()
})
