import 'fake-indexeddb/auto'
import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { forgetOwner } from '@rumo/shared-device/device'
import { keepLevada } from '@rumo/shared-device/levadas'
import { keptSite, umaLevada } from '@rumo/shared-device/testing'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf } from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'
import { RevisarErros } from '../revisar-erros.tsx'

afterEach(async () => {
  await forgetOwner('conta-1')
  session.end()
})

it('is begun at once without a network, also where it is ahead of its day', async () => {
  fakeScreen()
  keptSite({})
  // The site's service worker controls this page.
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  })
  fakeServer({ 'GET /revisoes': new ApiError(0, undefined) }, ['revisoes', 'tentativas'])
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
  const revisao = {
    data_da_prova: null,
    data_sugerida: null,
    vencidas: 0,
    adiantaveis: 4,
    proximas: [],
    proxima: null,
    questoes: someQuestoes(4),
  }
  await keepLevada(umaLevada(0, { tipo: 'revisao', prova: null, questoes: [], revisao }))
  const device = fakeDevice()
  device.enterAs('conta-1')
  const fila = { ...fakeFila(), own: async () => [], send: async () => false }
  render(
    <MemoryRouter>
      <RevisarErros device={device} fila={fila} />
    </MemoryRouter>,
  )
  await headingOf('Questão 1')
  expect(screen.getByText('4 questões dos próximos dias, adiantadas para hoje.')).toBeDefined()
})
