import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { redacoes as envio } from '@rumo/shared-device/envios'
import { REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { addGuardada, type NovaGuardada } from '../../../features/redacoes/redacoes-guardadas.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { RedacaoEntregue } from './redacao-entregue.tsx'

const CHAVE = '0d3e3a3c-5b7e-4c8d-9f63-1f0a5b1c2d3e'
const EM = '2026-11-20T12:00:00.000Z'
const tema = { id: 9, titulo: 'O farol', comando: '', textos: [] }
const NESTE = 'Neste aparelho ficou outro texto seu, que não foi entregue.'

/** Shows what became of an account's essay, on a device that keeps this one. */
async function show(kept: Partial<NovaGuardada>) {
  fakeServer({}, ['redacoes_enviadas'])
  const device = fakeDevice()
  device.enterAs('conta-7')
  const ownDevice = device.of('conta-7')
  const texto = 'O rio corre.'
  await addGuardada(ownDevice, { tema, texto, chave_do_simulado: CHAVE, ...kept }, new Date(EM))
  const simulado = { chave: CHAVE, redacao: 'entregue', encerradoEm: EM } as const
  render(<RedacaoEntregue {...{ simulado, owner: 'conta-7', ownDevice }} texto="" />, {
    wrapper: MemoryRouter,
  })
  return ownDevice
}

it('says that another text of the device was not handed in, and leads to it', async () => {
  await show({ rascunho: true })
  expect(await screen.findByText(NESTE, { exact: false })).toBeDefined()
  expect(screen.getByText('Sua redação foi entregue')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Tema de redação' }).getAttribute('href')).toBe(
    '/temas-redacao',
  )
})

it('says so as soon as the server turns out to have another one', async () => {
  const told = vi.spyOn(envio, 'subscribe')
  const chave = chaveDaRedacao(CHAVE)
  const ownDevice = await show({ chave })
  expect(await screen.findByText(/assim que houver conexão/)).toBeDefined()
  await ownDevice.update<NovaGuardada[]>(REDACOES_GUARDADAS, (all = []) =>
    all.map((one) => ({ ...one, chave: undefined, rascunho: true })),
  )
  act(() => {
    for (const [onSent] of told.mock.calls) onSent()
  })
  expect(await screen.findByText(NESTE, { exact: false })).toBeDefined()
})

it('says nothing of it where the text belongs to another simulado', async () => {
  await show({ rascunho: true, chave_do_simulado: '7b1f3c55-0a52-4f0f-8f6b-6a0a3f0b7c11' })
  await waitFor(() => expect(screen.getByText('Sua redação foi entregue')).toBeDefined())
  expect(screen.queryByText(NESTE, { exact: false })).toBeNull()
})
