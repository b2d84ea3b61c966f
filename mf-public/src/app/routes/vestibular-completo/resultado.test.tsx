import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fromServer } from '../../../features/simulado/simulado.calls.ts'
import { SimuladoMemory } from '../../../features/simulado/simulado-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import { graded, headingOf, openSimulado, serverWith } from '../../../testing/simulado-screen.tsx'

const QUESTOES = someQuestoes(2)
const ended = (nota: { rubrica: 'rumo'; nota: number; maximo: number } | null) => ({
  ...graded(QUESTOES, [10, null], { id: 7, tipo: 'prova' }),
  redacao: { id: 5, nota },
})

it('has the grade of its essay as soon as there is one, and the way to its correction', async () => {
  fakeScreen()
  const device = fakeDevice()
  device.enterAs('conta-5')
  const memory = new SimuladoMemory(device.of('conta-5'))
  const kept = { ...fromServer(ended(null), Date.now()), redacao: 'entregue' as const }
  await memory.keep({ ...kept, resultadoVisto: true })
  serverWith(2, {
    'GET /simulados/7': ended({ rubrica: 'rumo', nota: 8.5, maximo: 10 }),
    'GET /cursos': [],
  })
  openSimulado({ device, isReload: true })
  await headingOf('1 de 2 certas')
  await screen.findByRole('heading', { name: 'Sua redação foi corrigida' })
  expect(screen.queryByText('Sua redação foi entregue')).toBeNull()
  expect(screen.getByText(/^8,5 de 10\./)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ver a correção' }).getAttribute('href')).toBe(
    '/aluno/redacoes/5',
  )
})
