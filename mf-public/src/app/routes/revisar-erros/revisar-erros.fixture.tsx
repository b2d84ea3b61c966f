import type { RevisaoDeErros } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import type { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { tentativaOf, type TentativaGuardada } from '@rumo/shared-device/fila'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { someQuestao } from '../../../testing/questoes.ts'
import { PATHS } from '../../paths.ts'
import { RevisarErros } from '../revisar-erros.tsx'

export const HOJE = diaOf(Date.now())
export const NADA: RevisaoDeErros = {
  data_da_prova: null,
  data_sugerida: null,
  vencidas: 0,
  adiantaveis: 0,
  proximas: [],
  proxima: null,
  questoes: [],
}

/** Opens the screen for an account; `waiting` is what its device still has to send. */
export function open(
  waiting: TentativaGuardada[] = [],
  device = fakeDevice(),
  address: string = PATHS.revisarErros,
) {
  device.enterAs('conta-1')
  const fila = {
    ...fakeFila(),
    own: vi.fn(async () => waiting),
    send: vi.fn(async () => waiting.length === 0),
  }
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <RevisarErros device={device} fila={fila} />
    </MemoryRouter>,
  )
  return { ...view, fila, device }
}

export const serve = (...answers: (RevisaoDeErros | ApiError)[]) =>
  fakeServer({ 'GET /revisoes': () => answers.shift() ?? NADA }, ['revisoes', 'tentativas'])

/** A wrong answer that the device keeps. */
export const wrong = (id: number, daysAgo: number) =>
  tentativaOf({
    questao: someQuestao(id),
    marcada: id * 10 + 1,
    origem: 'pratica',
    respondidaEmMs: Date.now() - daysAgo * 86_400_000,
  })
