import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { MATERIAS, openPractice, press } from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { daMateria } from '../../../features/pratica/escolha.rules.ts'
import { Nenhuma } from './nenhuma.tsx'

const noop = () => undefined

const show = ({
  idMateria,
  ...given
}: {
  disponiveis: number
  emSimulado: number
  idMateria: number | null
}) =>
  render(
    <MemoryRouter>
      <Nenhuma
        {...given}
        escolha={daMateria(idMateria)}
        memory={new PraticaMemory(fakeDevice(), fakeFila())}
        recorte={idMateria === null ? 'tudo' : 'materia'}
        heading={null}
        onRetry={noop}
        onStartOver={noop}
        onChoose={noop}
      />
    </MemoryRouter>,
  )

it.each([
  [null, ['Continuar o simulado'], []],
  [5, ['Continuar o simulado'], ['Treinar todas as matérias']],
])('says of matéria %s that a simulado under way asks all of it', (idMateria, links, buttons) => {
  show({ disponiveis: 0, emSimulado: 4, idMateria })
  expect(screen.getByText(/^As 4 questões .*estão em simulado em andamento$/)).toBeDefined()
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(links)
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
})

it('says beside what was seen that there is more', () => {
  show({ disponiveis: 7, emSimulado: 2, idMateria: 5 })
  expect(screen.getByText(/^Outras 2 estão em simulado em andamento\. Rever/)).toBeDefined()
})

it.each([null, 5])('speaks of no simulado where none asks any: matéria %s', (idMateria) => {
  show({ disponiveis: 0, emSimulado: 0, idMateria })
  expect(screen.queryByText(/simulado/)).toBeNull()
})

it.each(['-1', '1.5', 'x', ''])('takes %s in the address for no matéria', async (materia) => {
  fakeScreen()
  const draw = vi.fn((_body: object) => ({ questoes: someQuestoes(2), disponiveis: 2 }))
  fakeServer({ 'POST /sorteios': draw, 'GET /materias': Object.values(MATERIAS) }, [
    'sorteios',
    'materias',
  ])
  openPractice(`?materia=${materia}`)
  await screen.findByRole('heading', { level: 1, name: 'Questão 1' })
  expect(draw.mock.lastCall?.[0]).not.toHaveProperty('id_materia')
})

it('is told by the draw: all of a matéria, or some of what there is', async () => {
  fakeScreen()
  const draw = vi.fn(({ id_materia }: { id_materia?: number }) => ({
    questoes: someQuestoes(id_materia ? 0 : 2),
    disponiveis: id_materia ? 0 : 2,
    em_simulado: 3,
  }))
  fakeServer({ 'POST /sorteios': draw, 'GET /materias': Object.values(MATERIAS) }, [
    'sorteios',
    'materias',
  ])
  openPractice('?materia=5')
  expect(
    await screen.findByText('As 3 questões desta matéria estão em simulado em andamento'),
  ).toBeDefined()
  await press('Treinar todas as matérias')
  expect(await screen.findByText(/Outras 3 estão em simulado em andamento\.$/)).toBeDefined()
})
