import { ApiError } from '@rumo/shared-auth'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { loadPdf } from '../../features/leitor/documento/load-pdf.ts'
import { pdfError } from '../../features/leitor/documento/pdf-problems.ts'
import { fakePdfView } from '../../testing/fake-pdf-view.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { PATHS } from '../paths.ts'
import { ProvasAnteriores } from './provas-anteriores.tsx'

// Imported here, so that the module is loaded before a screen asks for it.
await import('../../features/leitor/leitor.tsx')

vi.mock('../../features/leitor/documento/load-pdf.ts', () => ({ loadPdf: vi.fn() }))

vi.mock('@rumo/shared-device/device', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  device: (await import('../../testing/fake-device.ts')).fakeDevice(),
}))

const NAMED = 'https://arquivos.example'

const provas = [
  {
    id: 1,
    nome: 'Prova Azul',
    id_vestibular: 1,
    url_arquivo: 'arquivos/azul.pdf',
    url_gabarito: 'arquivos/azul-gabarito.pdf',
    instrucoes: 'Leia',
  },
  { id: 2, nome: 'Prova Rosa', id_vestibular: null, url_arquivo: `${NAMED}/rosa.pdf` },
  {
    id: 3,
    nome: 'Prova Cinza',
    id_vestibular: 1,
    url_arquivo: null,
    instrucoes: 'Leia <b>tudo</b>',
  },
  { id: 4, nome: 'Prova de Fora', id_vestibular: 1, url_arquivo: 'https://fora.example/x.pdf' },
]
const vestibulares = [{ id: 1, ano: 2025, semestre: 1 }]
const whole = { 'GET /provas': provas, 'GET /vestibulares': vestibulares }

async function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: PATHS.provasAnteriores,
        element: <ProvasAnteriores origensDeArquivos={[NAMED]} />,
        children: [{ path: ':id', element: null }],
      },
    ],
    { initialEntries: [PATHS.provasAnteriores + path] },
  )
  await act(async () => render(<RouterProvider router={router} />))
  return router
}

function openWith(view: ReturnType<typeof fakePdfView>, path = '/1') {
  vi.mocked(loadPdf).mockResolvedValue(() => view as never)
  return open(path)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  vi.mocked(loadPdf).mockReset()
  vi.restoreAllMocks()
})

it('lists the provas by edition, with calls of section 7 alone, each once', async () => {
  const calls = fakeServer(whole)
  await open('')
  const titles = screen.getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    '1º\u00A0semestre de 2025',
    'Sem vestibular',
  ])
  expect(calls.toSorted()).toEqual(['GET /provas', 'GET /vestibulares'])
})

it('names the prova in its link, and says where there is no PDF yet', async () => {
  fakeServer(whole)
  await open('')
  const link = screen.getByRole('link', { name: /^Acessar Prova \(Prova Azul, 1º/ })
  expect(link.getAttribute('href')).toBe('/provas-anteriores/1')
  const row = screen.getByRole('heading', { name: 'Prova Cinza' }).closest('li')
  expect(row?.textContent).toContain('PDF ainda não disponível')
  const toNoPdf = screen.getByRole('link', { name: /^Acessar Prova \(Prova Cinza/ })
  expect(toNoPdf.getAttribute('href')).toBe('/provas-anteriores/3')
})

it.each([
  ['Ainda não há provas aqui', { 'GET /provas': [] }],
  ['Algo deu errado', { 'GET /vestibulares': new ApiError(503, {}) }],
])('says %j, and asks again', async (words, answers) => {
  fakeServer({ ...whole, ...answers })
  await open('')
  expect(screen.getByText(words)).toBeDefined()
  fakeServer(whole)
  await press('Tentar de novo')
  expect(screen.getByRole('heading', { name: 'Prova Azul' })).toBeDefined()
})

it.each([
  ['/1', 'http://api.test/arquivos/azul.pdf'],
  ['/1?documento=gabarito', 'http://api.test/arquivos/azul-gabarito.pdf'],
  ['/2', `${NAMED}/rosa.pdf`],
])('opens the PDF of %s inside the page', async (path, url) => {
  fakeServer(whole)
  await openWith(fakePdfView(), path)
  expect(vi.mocked(loadPdf).mock.calls[0]?.[0]).toBe(url)
  expect(screen.getByLabelText('Página, de 6')).toBeDefined()
})

it('leads to the key of a prova that has one', async () => {
  fakeServer(whole)
  await open('')
  const [link, ...others] = screen.getAllByRole('link', { name: /^Gabarito/ })
  expect(link?.getAttribute('href')).toBe('/provas-anteriores/1?documento=gabarito')
  expect(others).toEqual([])
  cleanup()
  await openWith(fakePdfView(), '/1?documento=gabarito')
  expect(screen.getByRole('heading', { level: 1, name: 'Gabarito: Prova Azul' })).toBeDefined()
  expect(screen.queryByText('Leia')).toBeNull()
})

it('gives the link to a PDF of an origin that is not configured, and requests nothing from it', async () => {
  fakeServer(whole)
  await open('/4')
  const link = screen.getByRole('link', { name: /^Abrir o PDF/ })
  expect(link.getAttribute('href')).toBe('https://fora.example/x.pdf')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  expect(screen.getByText('fora.example')).toBeDefined()
  expect(loadPdf).not.toHaveBeenCalled()
})

it('shows the instructions of a prova without a PDF', async () => {
  fakeServer(whole)
  await open('/3')
  expect(screen.getByText('tudo').tagName).toBe('B')
  expect(screen.getByText('PDF ainda não disponível')).toBeDefined()
  expect(screen.getByText(/^Esta prova ainda não tem o caderno em PDF/)).toBeDefined()
})

it('speaks of a key by its own name, whatever becomes of it', async () => {
  const keyOf = (url_gabarito: string | null) => ({
    ...whole,
    'GET /provas': [{ ...provas[0], url_gabarito }],
  })
  const path = '/1?documento=gabarito'
  fakeServer(keyOf(null))
  await open(path)
  expect(screen.getByText(/^Esta prova ainda não tem o gabarito em PDF/)).toBeDefined()

  cleanup()
  fakeServer(keyOf('https://fora.example/x.pdf'))
  await open(path)
  expect(screen.getByRole('heading', { name: 'Este gabarito abre em outra aba' })).toBeDefined()

  cleanup()
  fakeServer(whole)
  vi.mocked(loadPdf).mockRejectedValueOnce(pdfError('pdf_ausente', 404))
  await open(path)
  const title = 'O PDF deste gabarito não foi encontrado'
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: /\(o PDF do gabarito\)$/ })).toBeDefined()

  cleanup()
  await openWith(fakePdfView({ trouble: 'network' }), path)
  expect(screen.getByRole('region', { name: 'Páginas do gabarito' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Uma parte do gabarito não chegou')
  await press('Buscar no gabarito')
  expect(screen.getByRole('searchbox', { name: 'Buscar no gabarito' })).toBeDefined()
})

it.each(['/99', '/x'])('says that %s is no prova', async (path) => {
  fakeServer(whole)
  await open(path)
  expect(screen.getByRole('heading', { name: 'Essa prova não existe' })).toBeDefined()
})

it('goes back to the list by its arrow, to the link that was followed', async () => {
  const calls = fakeServer(whole)
  vi.mocked(loadPdf).mockResolvedValue(() => fakePdfView() as never)
  const router = await open('')
  await userEvent.click(screen.getByRole('link', { name: /^Acessar Prova \(Prova Azul/ }))
  expect(router.state.location.pathname).toBe('/provas-anteriores/1')
  await userEvent.click(screen.getByRole('link', { name: 'Voltar às provas' }))
  expect([router.state.historyAction, calls.length]).toEqual(['POP', 2])
  expect(document.activeElement).toBe(
    screen.getByRole('link', { name: /^Acessar Prova \(Prova Azul/ }),
  )
})

it.each([
  ['O PDF desta prova não foi encontrado', pdfError('pdf_ausente', 404), true],
  ['O PDF desta prova não é público', pdfError('pdf_fechado', 403), true],
  ['O servidor não conseguiu entregar o PDF', pdfError('pdf_servidor', 500), true],
  ['O que chegou não é um PDF', pdfError('pdf_outra_coisa'), true],
  ['O PDF desta prova está danificado', pdfError('pdf_danificado'), false],
  ['O PDF desta prova pede uma senha', pdfError('pdf_com_senha'), false],
  ['Sem resposta do servidor', new ApiError(0, undefined), true],
])('says %j of a PDF, and tries again where that may help', async (title, cause, mayHelp) => {
  fakeServer(whole)
  vi.mocked(loadPdf).mockRejectedValueOnce(cause)
  await openWith(fakePdfView(), '/2')
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByRole('heading', { name: title })).toBeDefined()
  const link = alert.getByRole('link', { name: /^Abrir em outra aba/ })
  expect(link.getAttribute('href')).toBe(`${NAMED}/rosa.pdf`)
  expect(alert.queryAllByRole('button')).toHaveLength(mayHelp ? 1 : 0)
  if (!mayHelp) return
  await press('Tentar de novo')
  expect(screen.getByLabelText('Página, de 6')).toBeDefined()
})

it('leads to the page that is typed, and ignores what is no page', async () => {
  fakeServer(whole)
  const view = fakePdfView()
  await openWith(view)
  const field = screen.getByLabelText('Página, de 6')
  await userEvent.type(field, '4{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(view.goTo).toHaveBeenCalledExactlyOnceWith(4)
  await userEvent.type(field, 'x{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(view.goTo).toHaveBeenCalledOnce()
})

it('reads by keys: those that type a character only among the pages', async () => {
  fakeServer(whole)
  const view = fakePdfView()
  await openWith(view)
  const zoomed = () => [view.zoomIn, view.zoomOut].map(({ mock }) => mock.calls.length)
  await userEvent.keyboard('+=-{PageDown}{End}')
  expect(zoomed()).toEqual([0, 0])
  expect(view.scroll.mock.calls).toEqual([[0.9], [Infinity]])
  act(() => screen.getByRole('region', { name: 'Páginas da prova' }).focus())
  await userEvent.keyboard('+=-')
  expect(zoomed()).toEqual([2, 1])

  await userEvent.keyboard('{Control>}f{/Control}')
  const field = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('-a{Home}')
  expect(view.zoomOut).toHaveBeenCalledOnce()
  expect(view.scroll).toHaveBeenCalledTimes(2)
  expect(view.search).toHaveBeenLastCalledWith('-a')
  for (const other of [field, screen.getByLabelText('Página, de 6')]) {
    act(() => other.focus())
    const allowed = fireEvent.keyDown(other, { key: 'f', ctrlKey: true })
    expect(allowed).toBe(false)
    expect(document.activeElement).toBe(field)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Aumentar' }))
  await userEvent.keyboard('{Control>}f{/Control}')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}{Escape}')
  expect(view.searchOn.mock.calls).toEqual([[false], [true]])
  expect(view.endSearch).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar na prova' }))
})

it('lets go of the PDF when one leaves', async () => {
  fakeServer(whole)
  const view = fakePdfView()
  const router = await openWith(view)
  const signal = vi.mocked(loadPdf).mock.calls[0]?.[1]
  await act(() => router.navigate(PATHS.provasAnteriores))
  expect(view.destroy).toHaveBeenCalledOnce()
  expect(signal?.aborted).toBe(true)
})
