import 'fake-indexeddb/auto'
import type { RevisaoDeErros } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { forgetOwner } from '@rumo/shared-device/device'
import { keepLevada } from '@rumo/shared-device/levadas'
import { keptSite, umaLevada } from '@rumo/shared-device/testing'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf } from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'
import { RevisarErros } from '../revisar-erros.tsx'

afterEach(async () => {
  await forgetOwner('conta-1')
  session.end()
  vi.restoreAllMocks()
})

const REVISAO = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 0,
  adiantaveis: 4,
  proximas: [],
  proxima: null,
  questoes: someQuestoes(4),
}
const DAY_MS = 86_400_000

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fakeScreen()
  keptSite({})
  // The site's service worker controls this page.
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  })
  fakeServer({ 'GET /revisoes': new ApiError(0, undefined) }, ['revisoes', 'tentativas'])
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
}

/** Opens the screen without a network, with a review that was saved some days ago. */
async function openLevada(changes: Partial<RevisaoDeErros>, daysAgo: number) {
  goOffline()
  const revisao = { ...REVISAO, ...changes }
  const levadaEmMs = Date.now() - daysAgo * DAY_MS
  await keepLevada(
    umaLevada(0, { tipo: 'revisao', prova: null, questoes: [], revisao, levadaEmMs }),
  )
  openScreen()
}

function openScreen() {
  const device = fakeDevice()
  device.enterAs('conta-1')
  const fila = { ...fakeFila(), own: async () => [], send: async () => false }
  render(
    <MemoryRouter>
      <RevisarErros device={device} fila={fila} />
    </MemoryRouter>,
  )
}

it('is begun at once without a network, also where it is ahead of its day', async () => {
  await openLevada({}, 0)
  await headingOf('Questão 1')
  expect(screen.getByText('4 questões dos próximos dias, adiantadas para hoje.')).toBeDefined()
})

it.each([
  [
    'some of it',
    { vencidas: 12, questoes: someQuestoes(12) },
    '12 questões da revisão que você levou ontem; estas são as 10 primeiras.',
  ],
  ['all of it', { vencidas: 4 }, '4 questões da revisão que você levou ontem.'],
  ['what was ahead', {}, '4 questões da revisão que você levou ontem.'],
])(
  'is of the day before, and not of today, where that is when it was saved: %s',
  async (_, changes, words) => {
    await openLevada(changes, 1)
    await headingOf('Questão 1')
    expect(screen.getByText(words)).toBeDefined()
  },
)

it('knows nothing of today once all of it is done and it is of an earlier day', async () => {
  const proximas = [{ dia: diaOf(Date.now()), total: 3 }]
  await openLevada({ questoes: [], adiantaveis: 0, proximas, proxima: proximas[0]?.dia ?? null }, 1)
  await screen.findByText('Você já fez o que levou')
  expect(screen.getByText('O que volta hoje aparece aqui quando a conexão voltar.')).toBeDefined()
})

it('says without a network and without a review that there is none, and leads to what there is', async () => {
  goOffline()
  openScreen()
  await screen.findByRole('heading', { name: 'Sem internet' })
  expect(screen.getByText(/^Isto aparece aqui quando a conexão voltar/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'ver o que está no aparelho' })
  expect(link.getAttribute('href')).toBe('/no-aparelho')
  expect(screen.queryByText('Sem resposta do servidor')).toBeNull()
})
