import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Materias } from './routes/materias.tsx'
import { Vestibulares } from './routes/vestibulares.tsx'
import { fakeNoun, fakeServer } from '../testing/fake-server.ts'
import { showScreen } from '../testing/show-screen.tsx'

const USED = { impede: true, itens: [{ nome: 'questões', total: 2 }], a_retirar: 0 }

it.each([
  ['/materias', <Materias key="m" />, { id: 5, nome: 'Física' }, 'admin/questoes?materia=5'],
  [
    '/vestibulares',
    <Vestibulares key="v" />,
    { id: 5, ano: 2025, semestre: 1 },
    'admin/provas?vestibular=5',
  ],
])('leads from a record of %s that is in use to what uses it', async (path, list, row, way) => {
  const server = fakeServer(
    { ...fakeNoun(path, [row]), 'GET /dependencias/{entidade}/{id}': () => ({ dados: USED }) },
    ['dependencias', 'materias'],
  )
  showScreen(list)
  await userEvent.click(await screen.findByRole('button', { name: /^Deletar/ }))
  const link = await screen.findByRole('link', { name: 'Ver 2\u00A0questões' })
  expect(link.getAttribute('href')).toBe(`/${way}`)
  expect(screen.queryByRole('button', { name: 'Sim' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(server.bodiesOf(`DELETE ${path}/{id}`)).toEqual([])
})
