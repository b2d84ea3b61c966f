import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

const { questao, ...parts } = questaoCompletaFixture()
const ANSWERS = {
  'GET /assuntos': () => ({
    dados: [
      { id: 8, id_materia: 5, nome: 'Óptica', ordem: 1 },
      { id: 9, id_materia: 5, nome: 'Ondas', ordem: null },
      { id: 10, id_materia: 6, nome: 'Ácidos', ordem: null },
    ],
  }),
  'GET /edicao/questoes/{id}': () => ({
    dados: { questao: { ...questao, id_assunto: 8 }, ...parts },
  }),
  'GET /materias': () => ({
    dados: [
      { id: 5, nome: 'Física' },
      { id: 6, nome: 'Química' },
    ],
  }),
}

const assunto = () => screen.getByLabelText<HTMLSelectElement>(/^Assunto/)
const offered = () => [...assunto().options].map(({ text }) => text)

async function openWithAssuntos() {
  const server = await open(ANSWERS, ['assuntos', 'edicao', 'materias'])
  await screen.findByRole('option', { name: 'Óptica' })
  return server
}

describe('the assunto of a question', () => {
  it('is chosen among those of its matéria', async () => {
    const server = await openWithAssuntos()
    expect(offered()).toEqual(['Sem assunto', 'Óptica', 'Ondas'])
    expect(assunto().value).toBe('8')
    await userEvent.selectOptions(assunto(), 'Ondas')
    await click('Salvar')
    await vi.waitFor(() =>
      expect(bodiesOf(server)[0]?.questao).toMatchObject({ id_materia: 5, id_assunto: 9 }),
    )
  })

  it('goes with another matéria', async () => {
    const server = await openWithAssuntos()
    await userEvent.selectOptions(screen.getByLabelText(/^Matéria/), 'Química')
    expect(offered()).toEqual(['Sem assunto', 'Ácidos'])
    await click('Salvar')
    await vi.waitFor(() =>
      expect(bodiesOf(server)[0]?.questao).toMatchObject({ id_materia: 6, id_assunto: null }),
    )
  })

  it('is not asked for where the server keeps none', async () => {
    const server = await open()
    await texto()
    await screen.findByRole('option', { name: 'Física' })
    expect(screen.queryByLabelText(/^Assunto/)).toBeNull()
    await userEvent.type(await texto(), '!')
    await click('Salvar')
    await vi.waitFor(() => expect(bodiesOf(server)).toHaveLength(1))
    expect(bodiesOf(server)[0]?.questao).not.toHaveProperty('id_assunto')
  })
})
