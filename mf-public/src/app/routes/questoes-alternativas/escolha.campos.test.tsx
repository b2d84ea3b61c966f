import { ApiError } from '@rumo/shared-auth'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { address } from '../../../testing/address.tsx'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf, openPractice } from '../../../testing/practice-screen.tsx'
import {
  counted,
  GUERRAS,
  ONDAS,
  OPTICA,
  openSheet,
  select,
  serverOf,
  treinar,
} from './escolha.fixture.ts'

beforeEach(() => fakeScreen())

describe('the sheet', () => {
  it('offers the assuntos of the matéria, with how many questions each has', async () => {
    const { draw } = serverOf()
    openPractice()
    await headingOf('Questão 1')
    const sheet = within(await openSheet())
    expect(sheet.queryByRole('combobox', { name: 'Assunto' })).toBeNull()
    const materia = sheet.getByRole('combobox', { name: 'Matéria' })
    await userEvent.selectOptions(materia, 'Física')
    await sheet.findByRole('option', { name: 'Óptica (12)' })
    expect(sheet.getByRole('option', { name: 'Ondas (0)' })).toBeDefined()
    await select('Assunto', 'Óptica (12)')
    await treinar()
    expect(await screen.findByText('um assunto', { exact: false })).toBeDefined()
    expect(draw).toHaveBeenLastCalledWith({
      quantidade: 10,
      exceto: [],
      id_materia: 3,
      id_assunto: 31,
    })
    expect(address()).toBe('/questoes-alternativas?materia=3&assunto=31')
  })

  it('gives the assuntos of another matéria no number until they are counted', async () => {
    const { count } = serverOf(undefined, undefined, [OPTICA, ONDAS, GUERRAS])
    openPractice('?materia=3')
    await headingOf('Questão 1')
    const sheet = within(await openSheet())
    await sheet.findByRole('option', { name: 'Ondas (0)' })
    const counting = Promise.withResolvers<ReturnType<typeof count>>()
    count.mockImplementation(() => counting.promise as never)
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Matéria' }), 'História')
    expect(sheet.getByRole('option', { name: 'Guerras' })).toBeDefined()
    counting.resolve({ questoes: 3, por_assunto: [{ id: 51, questoes: 3 }] })
    expect(await sheet.findByRole('option', { name: 'Guerras (3)' })).toBeDefined()
  })

  it('lets go of the assunto with its matéria', async () => {
    serverOf()
    openPractice('?materia=3&assunto=31')
    await headingOf('Questão 1')
    const sheet = within(await openSheet())
    await sheet.findByRole('option', { name: 'Óptica (12)' })
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Matéria' }), 'História')
    expect(sheet.queryByRole('combobox', { name: 'Assunto' })).toBeNull()
    await treinar()
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas?materia=5')
  })

  it('offers how hard the questions are where enough of the choice were answered', async () => {
    const { draw } = serverOf()
    openPractice('?ano=2025')
    await headingOf('Questão 1')
    await openSheet()
    await counted('30\u00A0questões')
    expect(screen.queryByRole('combobox', { name: 'Dificuldade' })).toBeNull()
    await screen.findByRole('option', { name: '2026' })
    await select('Ano', '2026')
    await screen.findByRole('option', { name: 'Médias (14)' })
    await select('Dificuldade', 'Difíceis (7)')
    await treinar()
    const last = await screen.findByText('difíceis')
    expect(last.closest('p')?.textContent).toMatch(/provas de 2026 · difíceis/i)
    expect(draw).toHaveBeenLastCalledWith({
      quantidade: 10,
      exceto: [],
      ano: 2026,
      dificuldade: 'dificil',
    })
    expect(address()).toBe('/questoes-alternativas?ano=2026&dificuldade=dificil')
  })

  it('tells no number of an earlier choice once counting fails, and keeps the field', async () => {
    const { count } = serverOf()
    openPractice('?ano=2026&materia=3')
    await headingOf('Questão 1')
    const sheet = within(await openSheet())
    await sheet.findByRole('option', { name: 'Médias (14)' })
    await sheet.findByRole('option', { name: 'Óptica (12)' })
    count.mockImplementation(() => {
      throw new ApiError(503, {})
    })
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Dificuldade' }), 'facil')
    expect(await sheet.findByRole('option', { name: 'Médias' })).toBeDefined()
    expect(sheet.getByRole('option', { name: 'Óptica' })).toBeDefined()
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Dificuldade' }), 'Todas')
    expect(sheet.getByRole('combobox', { name: 'Dificuldade' })).toBeDefined()
  })
})
