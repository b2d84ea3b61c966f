import { http, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BaixarArquivo } from './baixar-arquivo.tsx'
import { fetchArquivo } from './fetch-arquivo.ts'

const asked = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(new Response('x')))
beforeEach(() => {
  http.configure({ address: 'http://api.test/', extensoes: [], onUnauthorized: session.drop })
  session.begin(unsignedToken({ id: 1, nome: 'A', email: 'a@b.c', perfil: 'Administrador' }))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  cleanup()
  session.end()
  asked.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const headersOf = () => new Headers(asked.mock.calls[0]?.[1]?.headers)

it('sends the token for a file of the API, and to no other server', async () => {
  await fetchArquivo('arquivos/a.png')
  expect(headersOf().get('Authorization')).toBe(`Bearer ${session.token()}`)
  asked.mockClear()
  await fetchArquivo('https://elsewhere.test/a.png')
  expect(headersOf().has('Authorization')).toBe(false)
})

it('saves a file under the name of what it is, and lets go of it', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:um')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<BaixarArquivo url="arquivos/a.pdf" of="Prova" />)
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Baixar Prova' }))
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  expect(clicked.mock.contexts[0]).toMatchObject({ href: 'blob:um', download: 'Prova.pdf' })
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:um')
})

it.each([
  ['that is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says that a file %s could not be saved', async (_why, answer) => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  asked.mockImplementationOnce(answer)
  render(<BaixarArquivo url="arquivos/a.pdf" of="Prova" />)
  await userEvent.click(screen.getByRole('button', { name: 'Baixar Prova' }))
  await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(clicked).not.toHaveBeenCalled()
})

it('says of a file elsewhere that it opens in another tab', () => {
  render(<BaixarArquivo url="https://elsewhere.test/a.pdf" of="Prova" />)
  const link = screen.getByRole('link', { name: 'Ver Prova (abre em outra aba)' })
  expect(link.getAttribute('target')).toBe('_blank')
})
