import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PraticaMemory } from '../../features/pratica/pratica-memory.ts'
import { fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import {
  answerAll,
  button,
  choose,
  heading,
  headingOf,
  MATERIAS,
  openPractice,
  press,
  serverWith,
} from '../../testing/practice-screen.tsx'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'

beforeEach(() => fakeScreen())

describe('a question', () => {
  beforeEach(async () => {
    serverWith(someQuestoes(12))
    openPractice()
    await headingOf('Questão 1')
  })

  it('can be answered once something is chosen', async () => {
    expect(button('Responder')).toHaveProperty('disabled', true)
    await choose('B')
    expect(button('Responder')).toHaveProperty('disabled', false)
  })

  it('says right or wrong, is locked, and gives the focus to the way on', async () => {
    await choose('A')
    await press('Responder')
    expect(screen.getByText('Resposta correta!')).toBeDefined()
    expect(screen.getByRole('group', { name: 'Alternativas' })).toHaveProperty('disabled', true)
    expect(document.activeElement).toBe(button('Próxima questão'))

    await press('Próxima questão')
    await choose('C')
    await press('Responder')
    expect(screen.getByText('Resposta incorreta.')).toBeDefined()
  })

  it('can be answered and left by the keyboard alone', async () => {
    heading().focus()
    await userEvent.keyboard('a{Enter}')
    expect(screen.getByText('Resposta correta!')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(await headingOf('Questão 2'))
  })

  it('can be tried again, but the first answer counts', async () => {
    await choose('E')
    await press('Responder')
    await press('Tentar de novo')
    expect(screen.getByText('Vale a primeira resposta.')).toBeDefined()
    expect(document.activeElement).toBe(heading())
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await choose('A')
    await press('Responder')
    expect(screen.getByText('Resposta correta!')).toBeDefined()
    expect(button('Questão 1, errada: você marcou E, a certa é A')).toBeDefined()
    expect(screen.getByText('0 certas de 1')).toBeDefined()
  })

  it('keeps its answer while one goes elsewhere by the card', async () => {
    await choose('B')
    await press('Responder')
    await press('Questão 7, em branco')
    expect(document.activeElement).toBe(await headingOf('Questão 7'))
    await press(/^Questão 1,/)
    expect(screen.getByText('Resposta incorreta.')).toBeDefined()
    expect(document.activeElement).toBe(await headingOf('Questão 1'))
  })
})

const ways = () => screen.queryAllByRole('link', { name: /^Como saiu na prova/ })

describe('the way to a question as it was printed', () => {
  it('stands where the answer is, and where its page is known', async () => {
    serverWith([someQuestao(1, { pagina_pdf: 3 }), someQuestao(2)])
    openPractice()
    await headingOf('Questão 1')
    expect(ways()).toEqual([])

    await choose('A')
    await press('Responder')
    const [way] = ways()
    expect(way?.getAttribute('href')).toBe('/provas-anteriores/1?pagina=3&questao=1')
    expect(way?.getAttribute('target')).toBe('_blank')

    await press('Próxima questão')
    await choose('A')
    await press('Responder')
    expect(ways()).toEqual([])
  })
})

describe('the answer card', () => {
  it.each([
    [1440, 'Cartão-resposta'],
    [768, 'Cartão-resposta'],
  ])('is a way to each question at %i px', async (width, name) => {
    fakeScreen({ width })
    serverWith(someQuestoes(10))
    openPractice()
    await headingOf('Questão 1')
    const card = screen.getByRole('navigation', { name })
    expect(within(card).getAllByRole('button')).toHaveLength(10)
  })

  it('opens from a strip on a phone', async () => {
    fakeScreen({ width: 360 })
    serverWith(someQuestoes(10))
    openPractice()
    await headingOf('Questão 1')
    await press(/^Cartão-resposta:/)
    await press('Questão 4, em branco')
    expect(document.activeElement).toBe(await headingOf('Questão 4'))
  })

  it.each([
    [360, [{ block: 'start' }]],
    [1440, undefined],
  ])('at %i px lets another question begin under the strip that stays', async (width, expected) => {
    fakeScreen({ width })
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    serverWith(someQuestoes(10))
    openPractice()
    heading().focus()
    await headingOf('Questão 1')
    await choose('A')
    await press('Responder')
    scroll.mockClear()
    await press('Próxima questão')
    await headingOf('Questão 2')
    expect(scroll.mock.calls[0]).toEqual(expected)
  })
})

describe('the result', () => {
  it('counts first answers, corrects the card and leads back to a question', async () => {
    serverWith(someQuestoes(3))
    openPractice()
    await headingOf('Questão 1')
    await choose('B')
    await press('Responder')
    await press('Tentar de novo')
    await answerAll('A', 'A', 'E')

    expect(document.activeElement).toBe(await headingOf('1 de 3 certas'))
    await press('Questão 3, errada: você marcou E, a certa é A')
    await headingOf('Questão 3')
    expect(screen.getByText('Resposta incorreta.')).toBeDefined()
    await press('Ver resultado')
    expect(heading().textContent).toBe('1 de 3 certas')
  })

  it('can be reached from any question once all are answered', async () => {
    serverWith(someQuestoes(2))
    openPractice()
    await headingOf('Questão 1')
    await answerAll('A', 'A')
    await press(/^Questão 1,/)
    await press('Ver resultado')
    expect(heading().textContent).toBe('2 de 2 certas')
  })

  it('counts by matéria, and names what stayed blank', async () => {
    const materias = [MATERIAS.fisica, MATERIAS.fisica, MATERIAS.historia]
    serverWith(materias.map((materia, index) => someQuestao(index + 1, { materia })))
    openPractice()
    await headingOf('Questão 1')
    await choose('A')
    await press('Responder')
    await press('Questão 3, em branco')
    await choose('A')
    await press('Responder')
    await press('Ver resultado')

    expect(heading().textContent).toBe('2 de 3 certas')
    expect(screen.getByText('Em branco: questão 2.')).toBeDefined()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toContain('Física 1 de 2')
    expect(rows).toContain('História 1 de 1')
  })
})

describe('the page', () => {
  it('is named after the result while that is shown', async () => {
    const memory = new PraticaMemory(fakeDevice(), fakeFila())
    serverWith(someQuestoes(1))
    const { unmount } = openPractice('', memory)
    await headingOf('Questão 1')
    await answerAll('A')
    expect(document.title).toBe('Resultado · Rumo')
    unmount()
    openPractice('', memory)
    expect(document.title).toBe('Resultado · Rumo')
    await press(/^Questão 1,/)
    expect(document.title).toBe('Questões alternativas · Rumo')
  })
})

describe('leaving and coming back', () => {
  it('costs no result, and draws no question of it again', async () => {
    const draw = serverWith(someQuestoes(12))
    const memory = new PraticaMemory(fakeDevice(), fakeFila())
    const first = openPractice('', memory)
    await headingOf('Questão 1')
    await press('Questão 10, em branco')
    await answerAll('A')
    first.unmount()

    openPractice('', memory)
    await headingOf('1 de 10 certas')
    expect(draw).toHaveBeenCalledOnce()
    await press('Treinar mais dez')
    await headingOf('Questão 1')
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [1, 10] })
  })

  it('costs no answer', async () => {
    serverWith(someQuestoes(10))
    const memory = new PraticaMemory(fakeDevice(), fakeFila())
    const first = openPractice('', memory)
    await headingOf('Questão 1')
    await choose('B')
    await press('Responder')
    await press('Próxima questão')
    first.unmount()

    openPractice('', memory)
    await headingOf('Questão 2')
    expect(button(/^Questão 1, errada/)).toBeDefined()
  })
})
