import type { NovoSimulado } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'

it.each([
  ['O servidor não respondeu.', 'answers nothing', true],
  ['Sem conexão.', 'cannot be reached without a network', false],
])('says “%s” where the server %s', async (words, _what, onLine) => {
  fakeScreen()
  serverWith(2, { 'POST /simulados/correcao': new ApiError(0, undefined) })
  openSimulado({ device: fakeDevice() })
  await startTen()
  await markAll('A', 'B')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  await press('Encerrar Simulado')
  const waits = await screen.findByText(/As respostas estão guardadas neste aparelho, e o simulado/)
  expect(waits.textContent.startsWith(words)).toBe(true)
})

it.each([
  ['sem_questoes', /As questões deste simulado saíram do ar por enquanto\./],
  ['simulado_em_curso', /Outro simulado seu, em andamento, tem questões deste\./],
  ['de_outro_lancamento', /^Ainda tem tempo\. As respostas estão guardadas neste aparelho/],
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
        'POST /simulados/correcao': new ApiError(409, { codigo, mensagem: 'Ainda tem tempo.' }),
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
