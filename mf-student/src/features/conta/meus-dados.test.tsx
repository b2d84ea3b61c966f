import { fakeServer } from '@rumo/shared-auth/fake-server'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MeusDados } from './meus-dados.tsx'

it('saves all that the server keeps as one file, however often one asks meanwhile', async () => {
  const dados = Promise.withResolvers<object>()
  const calls = fakeServer({ 'GET /conta/dados': () => dados.promise }, ['conta'])
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:dados')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<MeusDados />)
  await userEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Baixando…' }))
  dados.resolve({ usuario: { nome: 'Ana' } })
  await screen.findByRole('button', { name: 'Baixar meus dados' })
  expect(calls).toEqual(['GET /conta/dados'])
  expect(clicked.mock.contexts).toMatchObject([
    { href: 'blob:dados', download: 'rumo-meus-dados.json' },
  ])
  const [[file] = []] = made.mock.calls
  expect(file instanceof Blob && JSON.parse(await file.text())).toEqual({
    usuario: { nome: 'Ana' },
  })
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:dados')
})
