import type { Curso, Input } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun } from '../../testing/fake-server.ts'
import { click, field, form, open, someCursos } from './cursos.fixture.tsx'

let cursos: Curso[]
beforeEach(() => {
  cursos = someCursos()
})

describe('Cursos, where others work on them meanwhile,', () => {
  it('ask again where a record is saved once more while one chooses', async () => {
    const noun = fakeNoun('/cursos', cursos)
    const saved = ['Química industrial', 'Química têxtil']
    const server = await open(cursos, {
      'PUT /cursos/{id}': (input: Input) => {
        const nome = saved.shift()
        if (nome === undefined) return noun['PUT /cursos/{id}']?.(input)
        cursos[0] = { id: 1, nome, versao: 3 - saved.length }
        throw new ApiError(409, { codigo: 'versao_antiga' })
      },
    })
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await userEvent.click(await screen.findByRole('radio', { name: 'Aqui: Química fina' }))
    await click('Salvar assim')
    expect(await screen.findByRole('radio', { name: 'Salvo: Química têxtil' })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Aqui: Química fina' }))
    await click('Salvar assim')
    await screen.findByRole('rowheader', { name: 'Química fina' })
    expect(server.bodiesOf('PUT /cursos/{id}')).toMatchObject([
      { versao: 1 },
      { versao: 2 },
      { versao: 3 },
    ])
  })

  it('list no more what was deleted, and what was typed stays', async () => {
    await open(cursos, {
      'PUT /cursos/{id}': () => {
        cursos.splice(0, 1)
        throw new ApiError(404, { titulo: 'Não há', mensagem: 'Já não há.', codigo: 'x' })
      },
    })
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    expect(await screen.findByText('2 cursos')).toBeDefined()
    expect(form()).not.toBeNull()
    expect(field().value).toBe('Química fina')
  })

  it('say that the list may be an old one where it does not come again', async () => {
    const list = vi.fn(fakeNoun('/cursos', cursos)['GET /cursos'])
    await open(cursos, { 'GET /cursos': list })
    list.mockImplementationOnce(() => {
      throw new ApiError(500, {})
    })
    await click('Deletar Química')
    await click('Sim')
    expect(await screen.findByText('Esta lista pode estar desatualizada.')).toBeDefined()
    expect(screen.getByRole('rowheader', { name: 'Mecânica' })).toBeDefined()
    await click('Tentar de novo')
    await waitFor(() => expect(screen.queryByText(/desatualizada/)).toBeNull())
    expect(screen.getByText('2 cursos')).toBeDefined()
  })
})
