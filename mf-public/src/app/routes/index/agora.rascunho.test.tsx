import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { device } from '@rumo/shared-device/device'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rascunhoOn } from '../../../features/redacoes/rascunho.ts'
import { openRascunho } from '../../../features/redacoes/rascunho-da-conta.calls.ts'
import { Place } from '../../../shared/place.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { Home } from '../index.tsx'

const ANA = { id: 7, nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' as const }
const RASCUNHO = {
  chave: '5d2e2a8e-6f1c-4b3e-9a5d-0c5a2f6f7b11',
  em: '2026-11-19T12:00:00.000Z',
  id_redacao: 9,
  id_anterior: null,
  titulo: 'O farol',
  texto: 'Era uma luz',
}

function open() {
  fakeScreen()
  return render(
    <Place value={{ basename: '/rumo', screen: '' }}>
      <Home faculdade={{ url_inscricao: 'https://faculdade.test/inscricao' }} />
    </Place>,
  )
}
const now = () => screen.findByRole('region', { name: 'Para agora' })

beforeEach(() => session.begin(unsignedToken(ANA)))
afterEach(() => session.end())

it('finds the draft that another device wrote', async () => {
  fakeServer({ 'GET /rascunho-da-redacao': RASCUNHO }, ['rascunho_da_redacao'])
  open()
  const region = within(await now())
  expect(region.getByRole('heading', { level: 1 }).textContent).toBe(
    'Sua redação está pela metade.',
  )
  expect(region.getByText('O farol')).toBeDefined()
})

it('finds no more the draft that another device has sent', async () => {
  const own = device.of('conta-7')
  const tema = { id: 9, titulo: 'O farol', comando: '', textos: [] }
  await rascunhoOn(own).write({ tema, texto: RASCUNHO.texto })
  fakeServer({ 'GET /rascunho-da-redacao': RASCUNHO }, ['rascunho_da_redacao'])
  // The desk of this device has seen the draft.
  await openRascunho(device, 'conta-7').conta?.meet()
  const ended = { ...RASCUNHO, chave: RASCUNHO.chave.replace('5d', '6d'), texto: '' }
  fakeServer({ 'GET /rascunho-da-redacao': ended }, ['rascunho_da_redacao'])
  open()
  const region = within(await now())
  expect(region.queryByText('Sua redação está pela metade.')).toBeNull()
  cleanup()
  fakeServer({})
  open()
  expect(await screen.findByText('Sua redação está pela metade.')).toBeDefined()
})
