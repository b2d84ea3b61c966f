import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Nenhuma } from './nenhuma.tsx'

afterEach(cleanup)

const noop = () => undefined

const show = (given: { disponiveis: number; emSimulado: number; idMateria: number | null }) =>
  render(
    <MemoryRouter>
      <Nenhuma {...given} heading={null} onRetry={noop} onStartOver={noop} onAllMaterias={noop} />
    </MemoryRouter>,
  )

it.each([
  [null, ['Continuar o simulado'], []],
  [5, ['Continuar o simulado'], ['Praticar todas as matérias']],
])('says of matéria %s that a simulado under way asks all of it', (idMateria, links, buttons) => {
  show({ disponiveis: 0, emSimulado: 4, idMateria })
  expect(screen.getByText(/^As 4 questões .*estão no seu simulado em andamento$/)).toBeDefined()
  expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(links)
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
})

it('says beside what was seen that there is more', () => {
  show({ disponiveis: 7, emSimulado: 2, idMateria: 5 })
  expect(screen.getByText(/^Outras 2 estão no seu simulado em andamento\. Rever/)).toBeDefined()
})

it.each([null, 5])('speaks of no simulado where none asks any: matéria %s', (idMateria) => {
  show({ disponiveis: 0, emSimulado: 0, idMateria })
  expect(screen.queryByText(/simulado/)).toBeNull()
})
