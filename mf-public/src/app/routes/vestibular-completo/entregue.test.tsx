import type { NovoSimulado } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  headingOf,
  markAll,
  openSimulado,
  press,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

afterEach(cleanup)

it.each([
  ['sem_questoes', /As questões deste simulado saíram do ar por enquanto\./],
  ['simulado_em_curso', /Outro simulado seu, em andamento, tem questões deste\./],
])(
  'says what a card waits for that is not graded now, and keeps it (%s)',
  async (codigo, words) => {
    fakeScreen()
    fakeServer(
      {
        'GET /provas': [],
        'GET /vestibulares': [],
        'POST /simulados': ({ chave }: NovoSimulado) =>
          underWay(someQuestoes(2), { id: null, chave }),
        'POST /simulados/correcao': new ApiError(409, { codigo }),
      },
      ['simulados', 'sorteios'],
    )
    openSimulado({ device: fakeDevice() })
    await startTen()
    await markAll('A', 'B')
    await press('Encerrar Simulado')
    await headingOf('Simulado encerrado')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText(/2 de 2 marcadas/)).toBeDefined()
  },
)
