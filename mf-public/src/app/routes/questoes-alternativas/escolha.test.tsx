import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address } from '../../../testing/address.tsx'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  answerAll,
  button,
  choose,
  headingOf,
  openPractice,
  press,
} from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'
import { counted, openSheet, select, serverOf, treinar } from './escolha.fixture.ts'

beforeEach(() => fakeScreen())

describe('the sheet', () => {
  it('draws by what is chosen, and puts it into the address', async () => {
    const { draw } = serverOf()
    openPractice()
    await headingOf('Questão 1')
    await openSheet()
    await screen.findByRole('option', { name: 'Prova Azul' })
    await select('Prova', 'Prova Azul')
    await select('Quantas por vez', '20 questões')
    await counted('30\u00A0questões')
    await treinar()

    const last = await screen.findByText('20 por vez')
    expect(last.closest('p')?.textContent).toMatch(/^Prova A · 20 por vez/)
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 20, exceto: [], id_prova: 21 })
    expect(address()).toBe('/questoes-alternativas?prova=21&quantas=20')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lists the provas of the year alone, and lets go of one of another', async () => {
    serverOf()
    openPractice('?prova=21')
    await headingOf('Questão 1')
    await openSheet()
    await screen.findByRole('option', { name: 'Prova Azul' })
    expect(screen.getByRole('combobox', { name: 'Prova' })).toHaveProperty('value', '21')
    await select('Ano', '2025')
    expect(screen.getByRole('combobox', { name: 'Prova' })).toHaveProperty('value', '')
    expect(screen.queryByRole('option', { name: 'Prova Azul' })).toBeNull()
  })

  it('says how many a choice leaves, and leads nowhere where that is none', async () => {
    const { count } = serverOf()
    openPractice()
    await headingOf('Questão 1')
    await openSheet()
    await counted('30\u00A0questões')
    await userEvent.click(screen.getByRole('radio', { name: 'Só as que errei' }))
    expect(await screen.findByText('Nenhuma questão assim. Afrouxe a escolha.')).toBeDefined()
    expect(count).toHaveBeenLastCalledWith({ exceto: [], entre: [] })
    expect(button('Treinar')).toHaveProperty('disabled', true)
    await press('Limpar')
    await counted('30\u00A0questões')
    expect(button('Treinar')).toHaveProperty('disabled', false)
  })

  it('hides what a server that draws by the matéria alone cannot do', async () => {
    serverOf(someQuestoes(30), ['assuntos', 'materias', 'sorteios'] as never)
    openPractice('?materia=3&assunto=31&prova=21&so=erradas')
    await headingOf('Questão 1')
    await openSheet()
    expect(screen.queryByRole('combobox', { name: 'Prova' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Assunto' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Só as que errei' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'Só as que não respondi' })).toBeDefined()
  })
})

describe('only what went wrong', () => {
  it('of a visitor is what this device knows', async () => {
    const { draw } = serverOf(someQuestoes(5))
    openPractice()
    await headingOf('Questão 1')
    await answerAll('B', 'A', 'C', 'A', 'A')
    await openSheet()
    await userEvent.click(screen.getByRole('radio', { name: 'Só as que errei' }))
    await counted('2\u00A0questões')
    await treinar()
    expect(await screen.findByText('só as que errei', { exact: false })).toBeDefined()
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [], entre: [1, 3] })
  })

  it('that leaves nothing says so, and leads to all', async () => {
    serverOf()
    openPractice('?so=erradas')
    expect(await screen.findByText('Nada errado por aqui')).toBeDefined()
    await press('Incluir as outras questões')
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas')
  })
})

describe('another choice', () => {
  it('loses nothing of the set before, which one goes back to', async () => {
    serverOf()
    openPractice()
    await headingOf('Questão 1')
    await choose('B')
    await press('Responder')
    await press('Próxima questão')
    await openSheet()
    expect(await screen.findByText(/^Sua resposta continua contando/)).toBeDefined()
    await select('Quantas por vez', '5 questões')
    await treinar()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Voltar às questões anteriores' }),
    )
    await headingOf('Questão 2')
    expect(button(/^Questão 1, errada/)).toBeDefined()
    expect(address()).toBe('/questoes-alternativas')
  })

  it('that was begun goes on where it is chosen again', async () => {
    const { draw } = serverOf()
    openPractice('?quantas=5')
    await headingOf('Questão 1')
    await choose('A')
    await press('Responder')
    await press('Desfazer a escolha')
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
    await headingOf('Questão 1')
    await openSheet()
    await select('Quantas por vez', '5 questões')
    await treinar()
    expect(await screen.findByText('Resposta correta!')).toBeDefined()
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('says how many questions it has once, in one sentence', async () => {
    serverOf(someQuestoes(3))
    openPractice('?ano=2025')
    await headingOf('Questão 1')
    expect(screen.getByText('Só há 3 questões desta escolha por enquanto.')).toBeDefined()
    const words = screen.getByText('Provas de 2025').closest('p')?.textContent
    expect(words).toBe('Provas de 2025. Só há 3 questões desta escolha por enquanto.')
  })

  it('can be made at any question on a phone, at the same place', async () => {
    fakeScreen({ width: 360 })
    serverOf()
    openPractice()
    await headingOf('Questão 1')
    await choose('A')
    await press('Responder')
    await press('Próxima questão')
    await headingOf('Questão 2')
    await press('Escolher')
    expect(await screen.findByRole('dialog', { name: 'Escolher questões' })).toBeDefined()
  })
})

describe('an address', () => {
  it('that says something of no use is told of, and the rest of it holds', async () => {
    const { draw } = serverOf()
    openPractice('?quantas=900&ano=2026')
    await headingOf('Questão 1')
    expect(screen.getByText(/“quantas=900”, que não diz nada aqui/)).toBeDefined()
    expect(draw).toHaveBeenCalledExactlyOnceWith({ quantidade: 10, exceto: [], ano: 2026 })
  })

  it('of a prova that is gone says what to loosen', async () => {
    serverOf()
    openPractice('?prova=404&ano=2026&quantas=x')
    expect(await screen.findByText('Nenhuma questão com esta escolha')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'De qualquer ano' })).toBeNull()
    expect(screen.getByText(/“quantas=x”, que não diz nada aqui/)).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'De qualquer prova' }))
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas?ano=2026')
  })
})

it('sets of another size go on by as many', async () => {
  const { draw } = serverOf(someQuestoes(10))
  openPractice('?quantas=5')
  await headingOf('Questão 1')
  await answerAll('A', 'A', 'A', 'A', 'A')
  await press('Treinar mais 5')
  await vi.waitFor(() =>
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 5, exceto: [1, 2, 3, 4, 5] }),
  )
})

describe('once nothing is left of a choice', () => {
  const right = someQuestoes(2)

  it('its result offers what has questions in place of more', async () => {
    serverOf(right)
    openPractice('?so=nao-respondidas&quantas=5')
    await headingOf('Questão 1')
    await answerAll('A', 'A')
    expect(await screen.findByText('Não sobrou nenhuma questão nova desta escolha.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Treinar mais/ })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Incluir as outras questões' }))
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas?quantas=5')
  })

  it('ways that lead to nothing are not offered', async () => {
    const { count } = serverOf(right)
    count.mockImplementation(({ exceto = [], id_prova }) => ({
      questoes: id_prova === undefined && exceto.length === 0 ? 2 : 0,
    }))
    const memory = new PraticaMemory(fakeDevice(), fakeFila())
    vi.spyOn(memory, 'ownAnswers').mockResolvedValue({ respondidas: [1, 2], erradas: [] })
    openPractice('?so=nao-respondidas&prova=404', memory)
    expect(await screen.findByText('Você já respondeu tudo desta escolha')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'De qualquer prova' })).toBeNull()
  })

  it('what went wrong again is offered again', async () => {
    serverOf(right)
    openPractice()
    await headingOf('Questão 1')
    await answerAll('B', 'A')
    await openSheet()
    await userEvent.click(screen.getByRole('radio', { name: 'Só as que errei' }))
    await treinar()
    await headingOf('Questão 1')
    await answerAll('B')
    await userEvent.click(await screen.findByRole('button', { name: 'Rever as que errei' }))
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas?so=erradas')
  })

  it('less than a set is offered as what it is', async () => {
    serverOf(someQuestoes(7))
    openPractice('?quantas=5')
    await headingOf('Questão 1')
    await answerAll('A', 'A', 'A', 'A', 'A')
    expect(await screen.findByRole('button', { name: 'Treinar mais 2' })).toBeDefined()
  })
})
