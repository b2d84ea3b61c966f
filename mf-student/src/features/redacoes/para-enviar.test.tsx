import 'fake-indexeddb/auto'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { newChave } from '@rumo/shared-device/fila'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { redacoes } from '@rumo/shared-device/envios'
import { ParaEnviar } from './para-enviar-view.tsx'
import { countParaEnviar } from './para-enviar.ts'

const NAME = 'redacoes-enviadas/1'
const keep = (owner: string, list: unknown) => device.of(owner).update(NAME, () => list)

beforeEach(() => {
  session.begin(unsignedToken({ id: 7, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
})
afterEach(async () => {
  cleanup()
  session.end()
  for (const owner of ['visitante', 'conta-7', 'conta-8']) await forgetOwner(owner)
})

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ParaEnviar escrever="/rumo/temas-redacao" />
    </QueryClientProvider>,
  )

it('names what waits on the device for the account, and leads to where it is sent', async () => {
  fakeServer({}, ['redacoes_enviadas'])
  await keep('visitante', [{ texto: 'De ninguém' }])
  await keep('conta-7', [
    { texto: 'Um' },
    { texto: 'Dois' },
    { texto: 'Parte', rascunho: true },
    null,
  ])
  await keep('conta-8', [{ texto: 'De outra' }])
  open()
  expect(await screen.findByText(/^Você tem 2 redações para enviar/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver e enviar' }).getAttribute('href')).toBe(
    '/rumo/temas-redacao',
  )
})

it('names no more what has gone to the server meanwhile', async () => {
  fakeServer({ 'POST /redacoes-enviadas': { id: 1 } }, ['redacoes_enviadas'])
  const chave = newChave()
  const waiting = { chave, enviada_em: '2026-03-01T12:00:00.000Z', tema: { id: 3 }, texto: 'Um' }
  await keep('conta-7', [waiting])
  const { container } = open()
  await screen.findByText(/^Você tem 1 redação para enviar/)
  await redacoes.send()
  await waitFor(() => expect(container.textContent).toBe(''))
})

it('is silent where nothing waits, or the device holds something else', async () => {
  fakeServer({}, ['redacoes_enviadas'])
  await keep('conta-7', 'x')
  expect(await countParaEnviar(device)).toBe(0)
  const { container } = open()
  expect(container.textContent).toBe('')
})

it('is silent where the server takes no essays', async () => {
  fakeServer({})
  await keep('conta-7', [{ texto: 'Dois' }])
  const { container } = open()
  expect(await countParaEnviar(device)).toBe(1)
  expect(container.textContent).toBe('')
})
