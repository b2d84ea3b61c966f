import type { Assunto } from '@rumo/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Assuntos } from './assuntos.tsx'
import { Materias } from './materias.tsx'

const MATERIAS = [
  { id: 5, nome: 'Física' },
  { id: 6, nome: 'Química' },
]
const someAssuntos = (): Assunto[] => [
  { id: 3, id_materia: 6, nome: 'Ácidos', ordem: null, versao: 1 },
  { id: 1, id_materia: 5, nome: 'Mecânica', ordem: null, versao: 1 },
  { id: 2, id_materia: 5, nome: 'Óptica', ordem: 2, versao: 1 },
]

async function open({ at = '/', answers = {} } = {}) {
  const server = fakeServer(
    {
      ...fakeNoun('/assuntos', someAssuntos()),
      'GET /materias': () => ({ dados: MATERIAS, total: 2 }),
      ...answers,
    },
    ['assuntos', 'dependencias', 'materias'],
  )
  showScreen(<Assuntos />, true, at)
  await screen.findByText('3 assuntos')
  return server
}

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const dialog = () => within(screen.getByRole('dialog'))

describe('/admin/assuntos', () => {
  it('lists them by their matérias, and there by their numbers', async () => {
    await open()
    await screen.findAllByText('Física')
    await vi.waitFor(() => expect(names()).toEqual(['Óptica', 'Mecânica', 'Ácidos']))
  })

  it('adds one to the matéria that is listed', async () => {
    const server = await open({ at: '/?materia=6' })
    await screen.findAllByText('Química')
    await click('Adicionar')
    await userEvent.type(dialog().getByLabelText('Nome'), 'Sais')
    await userEvent.type(dialog().getByLabelText(/^Ordem/), '4')
    await click('Salvar')
    await vi.waitFor(() =>
      expect(server.bodiesOf('POST /assuntos')).toEqual([
        { id_materia: 6, nome: 'Sais', ordem: '4' },
      ]),
    )
    expect(server.queriesOf('GET /assuntos')[0]).toMatchObject({ id_materia: 6 })
  })

  it('renames one and takes its number away, in its matéria', async () => {
    const server = await open()
    await click('Editar Óptica')
    const materia = await dialog().findByLabelText(/^Matéria/)
    expect(within(materia).getAllByRole('option')).toHaveLength(1)
    await userEvent.type(dialog().getByLabelText('Nome'), ' física')
    await userEvent.clear(dialog().getByLabelText(/^Ordem/))
    await click('Salvar')
    await vi.waitFor(() =>
      expect(server.bodiesOf('PUT /assuntos/{id}')).toEqual([
        { nome: 'Óptica física', ordem: null, versao: 1 },
      ]),
    )
  })

  it('says before one is deleted what becomes of its questions', async () => {
    const itens = [{ entidade: 'questoes', nome: 'questões', total: 12 }]
    await open({
      answers: {
        'GET /dependencias/{entidade}/{id}': () => ({
          dados: { itens, a_retirar: 0, impede: false },
        }),
      },
    })
    await click('Deletar Óptica')
    const words = /12 questões ficam sem assunto; nada mais muda nelas\./
    expect(await screen.findByText(words)).toBeDefined()
    await click('Sim')
    await vi.waitFor(() => expect(screen.queryByText('Óptica')).toBeNull())
  })

  it('is not there at a server that keeps none', () => {
    fakeServer({}, ['materias'])
    showScreen(<Assuntos />)
    expect(screen.getByText('O servidor deste site não guarda assuntos.')).toBeDefined()
  })
})

describe('/admin/materias', () => {
  const materias = { 'GET /materias': () => ({ dados: MATERIAS, total: 2 }) }

  it('leads to the assuntos of each', async () => {
    fakeServer(materias, ['assuntos', 'materias'])
    showScreen(<Materias />)
    const link = await screen.findByRole('link', { name: 'Assuntos de Química' })
    expect(link.getAttribute('href')).toBe('/admin/assuntos?materia=6')
  })

  it('leads to none where the server keeps none', async () => {
    fakeServer(materias, ['materias'])
    showScreen(<Materias />)
    await screen.findByRole('rowheader', { name: 'Química' })
    expect(screen.queryByRole('link')).toBeNull()
  })
})
