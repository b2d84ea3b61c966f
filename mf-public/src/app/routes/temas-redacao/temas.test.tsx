import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  HORTA,
  openEssay,
  PONTE,
  press,
  serve,
  tema,
  write,
} from '../../../testing/essay-screen.tsx'
import { fakeScreen } from '../../../testing/fake-screen.ts'

beforeEach(() => fakeScreen())

const serveListed = () =>
  serve([PONTE, HORTA], {
    'GET /provas': [{ id: 1, nome: 'Manhã', id_vestibular: 3 }],
    'GET /vestibulares': [{ id: 3, ano: 2025, semestre: 1 }],
  })

describe('the list of themes', () => {
  it('lets one choose by title and exam, until something is typed', async () => {
    serveListed()
    openEssay()
    await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await press('Escolher o tema')
    const heading = await tema('Escolha um tema')
    expect(document.activeElement).toBe(heading)
    const list = await screen.findByRole('list')
    expect(within(list).getAllByRole('button')).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox'), '2025 horta')
    expect(screen.getByText('1 tema')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /A horta.*Manhã · 1º/ }))
    expect(await tema('A horta')).toBeDefined()
    await write('E')
    expect(screen.queryByRole('button', { name: 'Escolher o tema' })).toBeNull()
  })

  it('leads back to the sheet as it was', async () => {
    serveListed()
    openEssay()
    const before = await screen.findByRole('heading', { level: 1, name: /^A (ponte|horta)$/ })
    await press('Escolher o tema')
    await tema('Escolha um tema')
    await press('Voltar à folha')
    expect(await tema(before.textContent)).toBeDefined()
  })
})
