import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Materias } from './routes/materias.tsx'
import { Vestibulares } from './routes/vestibulares.tsx'
import { fakeNoun, fakeServer } from '../testing/fake-server.ts'
import { showScreen } from '../testing/show-screen.tsx'

const FISICA = { id: 5, nome: 'Física' }

it.each([
  ['/materias', <Materias key="m" />, FISICA, 'questoes', 'admin/questoes?materia=5'],
  ['/materias', <Materias key="m" />, FISICA, 'assuntos', 'admin/assuntos?materia=5'],
  [
    '/vestibulares',
    <Vestibulares key="v" />,
    { id: 5, ano: 2025, semestre: 1 },
    'provas',
    'admin/provas?vestibular=5',
  ],
])('leads from a record of %s that is in use to what uses it', async (...given) => {
  const [path, list, row, entidade, way] = given
  const used = { impede: true, itens: [{ entidade, nome: entidade, total: 2 }], a_retirar: 0 }
  const server = fakeServer(
    { ...fakeNoun(path, [row]), 'GET /dependencias/{entidade}/{id}': () => ({ dados: used }) },
    ['dependencias', 'materias'],
  )
  showScreen(list)
  await userEvent.click(await screen.findByRole('button', { name: /^Deletar/ }))
  const link = await screen.findByRole('link', { name: `Ver 2\u00A0${entidade}` })
  expect(link.getAttribute('href')).toBe(`/${way}`)
  expect(screen.queryByRole('button', { name: 'Sim' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(server.bodiesOf(`DELETE ${path}/{id}`)).toEqual([])
})
