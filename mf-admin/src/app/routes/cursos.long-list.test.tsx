import type { Curso } from '@rumo/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Cursos } from './cursos.tsx'

const cursosOf = (length: number): Curso[] =>
  Array.from({ length }, (_, index) => ({ id: index + 1, nome: `Curso ${index + 1}` }))

/** One more than the largest page that the screen asks for. */
const many = cursosOf(101)

it('asks the server for each page, order and search of a list that is long', async () => {
  const server = fakeServer(fakeNoun('/cursos', many))
  showScreen(<Cursos />)
  await screen.findByText('101 cursos')
  await screen.findByRole('rowheader', { name: 'Curso 20' })
  expect(screen.queryByRole('rowheader', { name: 'Curso 21' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await screen.findByRole('rowheader', { name: 'Curso 21' })
  expect(screen.getByText('Página 2 de 6')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Nome' }))
  await screen.findByText('Página 1 de 6')
  await userEvent.type(screen.getByLabelText('Pesquisar'), 'curso')
  await waitFor(() =>
    expect(server.queriesOf('GET /cursos').at(-1)).toEqual({
      pagina: 1,
      limite: 20,
      ordem: '-nome',
      busca: 'curso',
    }),
  )
  expect(server.queriesOf('GET /cursos').slice(0, 3)).toEqual([
    { pagina: 1, limite: 100, ordem: 'nome' },
    { pagina: 1, limite: 20, ordem: 'nome' },
    { pagina: 2, limite: 20, ordem: 'nome' },
  ])
  // One request for the whole search text: not one for each letter.
  expect(server.queriesOf('GET /cursos')).toHaveLength(5)
})

it('shows the whole list of a server that gives no parts, page by page', async () => {
  const server = fakeServer(fakeNoun('/cursos', many, false))
  showScreen(<Cursos />)
  await screen.findByText('101 cursos')
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await screen.findByRole('rowheader', { name: 'Curso 21' })
  expect(server.queriesOf('GET /cursos')).toHaveLength(1)
})

it('goes to the last page where the one that it stood at is gone', async () => {
  fakeServer(fakeNoun('/cursos', cursosOf(121)))
  showScreen(<Cursos />)
  const next = await screen.findByRole('button', { name: 'Próxima' })
  for (let page = 1; page < 7; page++) await userEvent.click(next)
  await userEvent.click(await screen.findByRole('button', { name: 'Deletar Curso 121' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
  await screen.findByRole('rowheader', { name: 'Curso 120' })
  expect(await screen.findByText('Página 6 de 6')).toBeDefined()
})
