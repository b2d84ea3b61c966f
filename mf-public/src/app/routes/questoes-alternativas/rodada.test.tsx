import { ApiError, http } from '@rumo/shared-auth'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { range } from 'es-toolkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { address } from '../../../testing/address.tsx'
import {
  answerAll,
  button,
  choose,
  headingOf,
  MATERIAS,
  openPractice,
  press,
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someAlternativas, someQuestao, someQuestoes } from '../../../testing/questoes.ts'

const filter = () => screen.findByLabelText<HTMLSelectElement>('Matéria')

beforeEach(() => fakeScreen())

/** Answers the last question of a set of ten after seeing only the first and the last, and goes to the result. */
async function finishAtTheLast() {
  await headingOf('Questão 1')
  await press('Questão 10, em branco')
  await answerAll('A')
}

describe('ten more', () => {
  it('are questions that were not on the screen, however many are left', async () => {
    const draw = serverWith(someQuestoes(11))
    openPractice()
    await finishAtTheLast()
    await press('Treinar mais dez')

    expect(document.activeElement).toBe(await headingOf('Questão 1'))
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [1, 10] })
    expect(screen.getByText('Só restam 9 questões que você ainda não viu.')).toBeDefined()
  })

  it('may begin again when all were seen', async () => {
    const draw = serverWith(someQuestoes(1))
    openPractice()
    await headingOf('Questão 1')
    await answerAll('A')
    await press('Treinar mais dez')

    expect(await screen.findByText('Você já viu a única questão')).toBeDefined()
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [1] })
    await press('Começar de novo')
    await headingOf('Questão 1')
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [] })
  })
})

describe('beginning again', () => {
  it('under one matéria forgets nothing of the others', async () => {
    const draw = serverWith([
      someQuestao(1, { materia: MATERIAS.historia }),
      someQuestao(2, { materia: MATERIAS.fisica }),
    ])
    openPractice()
    await headingOf('Questão 1')
    await userEvent.selectOptions(await filter(), 'Física')
    await screen.findByText(/^Só há 1 questão desta/)
    await answerAll('A')
    await press('Treinar mais dez')
    await screen.findByText('Você já viu a única questão desta matéria')
    await press('Começar de novo')
    await headingOf('Questão 1')
    await answerAll('A')
    await press('Treinar mais dez')
    await screen.findByText('Você já viu a única questão desta matéria')
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [1, 2], id_materia: 3 })
  })
})

describe('the matéria', () => {
  const questoes = [
    ...range(1, 5).map((id) => someQuestao(id, { materia: MATERIAS.fisica })),
    ...range(5, 17).map((id) => someQuestao(id, { materia: null })),
  ]

  it('draws anew when it is changed, stands in the address, and keeps the focus', async () => {
    const draw = serverWith(questoes)
    openPractice()
    await headingOf('Questão 1')
    const select = await filter()
    select.focus()
    await userEvent.selectOptions(select, 'Física')

    expect(await screen.findByText('Só há 4 questões desta matéria por enquanto.')).toBeDefined()
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [], id_materia: 3 })
    expect(address()).toBe('/questoes-alternativas?materia=3')
    expect(document.activeElement).toBe(select)
  })

  it('draws anew each time that it is chosen', async () => {
    const draw = serverWith(questoes)
    openPractice()
    await headingOf('Questão 1')
    await userEvent.selectOptions(await filter(), 'Física')
    await screen.findByText(/^Só há 4/)
    await userEvent.selectOptions(await filter(), 'Todas as matérias')
    await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(3))
  })

  it('draws from all its questions, whatever was seen under another', async () => {
    const draw = serverWith(questoes)
    openPractice()
    await finishAtTheLast()
    await press('Treinar mais dez')
    await headingOf('Questão 1')
    await userEvent.selectOptions(await filter(), 'Física')
    await screen.findByText(/^Só há 4/)
    expect(draw).toHaveBeenLastCalledWith({ quantidade: 10, exceto: [], id_materia: 3 })
  })

  it('is taken from the address', async () => {
    const draw = serverWith(questoes)
    openPractice('?materia=3')
    await headingOf('Questão 1')
    expect(draw).toHaveBeenCalledExactlyOnceWith({ quantidade: 10, exceto: [], id_materia: 3 })
    await vi.waitFor(async () => expect((await filter()).selectedOptions[0]?.text).toBe('Física'))
  })

  it('is asked about first where the set has an answer', async () => {
    const draw = serverWith(questoes)
    openPractice()
    await headingOf('Questão 1')
    await choose('A')
    await press('Responder')
    await userEvent.selectOptions(await filter(), 'Física')
    expect(draw).toHaveBeenCalledTimes(1)
    await press('Trocar')
    await screen.findByText(/^Só há 4/)
    expect(button('Responder')).toBeDefined()
  })

  it('without questions leads to all of them', async () => {
    serverWith(questoes)
    openPractice('?materia=5')
    expect(await screen.findByText('Nenhuma questão desta matéria por enquanto')).toBeDefined()
    await press('Treinar todas as matérias')
    await headingOf('Questão 1')
    expect(address()).toBe('/questoes-alternativas')
  })

  it('is not offered by a server that has none', async () => {
    const draw = vi.fn(() => ({ questoes: someQuestoes(3), disponiveis: 3 }))
    fakeServer({ 'POST /sorteios': draw }, ['sorteios'])
    openPractice('?materia=3')
    await headingOf('Questão 1')
    expect(screen.queryByLabelText('Matéria')).toBeNull()
    expect(draw).toHaveBeenCalledExactlyOnceWith({ quantidade: 10, exceto: [] })
  })

  it('can be left where the matérias could not be had, and they can be asked for again', async () => {
    const draw = vi.fn(() => ({ questoes: someQuestoes(3), disponiveis: 3 }))
    const answers: Record<string, unknown> = {
      'POST /sorteios': draw,
      'GET /materias': new ApiError(503, {}),
    }
    fakeServer(answers, ['sorteios', 'materias'])
    openPractice('?materia=3')
    expect(await screen.findByText('Não foi possível carregar as matérias.')).toBeDefined()
    answers['GET /materias'] = Object.values(MATERIAS)
    await press('Tentar de novo')
    await vi.waitFor(async () => expect((await filter()).selectedOptions[0]?.text).toBe('Física'))
    expect(screen.queryByText('Não foi possível carregar as matérias.')).toBeNull()
    expect(draw).toHaveBeenCalledOnce()
  })

  it.each(['', '?materia=3'])(
    'of %j is offered no longer once the server turns out not to draw, which it does once',
    async (search) => {
      const answers = {
        'POST /sorteios': async () => {
          await vi.waitUntil(() => screen.queryByText('Física'))
          // Does what the client does when it learns that the server does not know the path.
          http.configure({
            address: 'http://api.test/',
            extensoes: ['materias'],
            onUnauthorized: vi.fn(),
          })
          return new ApiError(404, {})
        },
        'GET /materias': Object.values(MATERIAS),
        'GET /questoes-referencias': [{ id_questao: 1, id_referencia: 1 }],
        'GET /questoes/1': { id: 1, id_prova: 1, texto: 'Enunciado' },
        'GET /alternativas?questaoId=1': someAlternativas(1),
      }
      const calls = fakeServer(answers, ['sorteios', 'materias'])
      openPractice(search)
      await headingOf('Questão 1')
      await vi.waitFor(() => expect(screen.queryByLabelText('Matéria')).toBeNull())
      expect(screen.getByText('Só há 1 questão por enquanto.')).toBeDefined()
      expect(calls.filter((call) => call === 'GET /questoes-referencias')).toHaveLength(1)
    },
  )
})

describe('a server', () => {
  it('that has no questions gets a screen that says so', async () => {
    serverWith([])
    openPractice()
    expect(await screen.findByText('Ainda não há questões aqui')).toBeDefined()
  })

  it('that has fewer than ten says how many', async () => {
    serverWith(someQuestoes(4))
    openPractice()
    await headingOf('Questão 1')
    expect(screen.getByText('Só há 4 questões por enquanto.')).toBeDefined()
  })

  it.each([
    ['is down', 503, { titulo: 'Em manutenção', mensagem: 'Até já.' }, /Em manutenção.*Até já\./],
    ['fails without a word', 503, undefined, /^Algo deu errado/],
    ['cannot be reached', 0, undefined, /^Sem resposta do servidor/],
  ])('that %s is told of, and another try recovers', async (_what, status, body, words) => {
    const answers: Record<string, unknown> = { 'POST /sorteios': new ApiError(status, body) }
    fakeServer(answers, ['sorteios'])
    openPractice()
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    answers['POST /sorteios'] = { questoes: someQuestoes(10), disponiveis: 10 }
    await press('Tentar de novo')
    await headingOf('Questão 1')
  })

  it('that cannot be reached brings the questions by itself once there is a network', async () => {
    const answers: Record<string, unknown> = { 'POST /sorteios': new ApiError(0, undefined) }
    fakeServer(answers, ['sorteios'])
    openPractice()
    await screen.findByRole('alert')
    answers['POST /sorteios'] = { questoes: someQuestoes(10), disponiveis: 10 }
    dispatchEvent(new Event('online'))
    expect(await headingOf('Questão 1')).toBeDefined()
  })

  it('that hangs is asked again after 8 s, if one likes, and the call before is given up', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const answers: Record<string, unknown> = { 'POST /sorteios': () => new Promise(() => {}) }
    fakeServer(answers, ['sorteios'])
    openPractice()
    await screen.findByText('Carregando questões...')
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
    act(() => void vi.advanceTimersByTime(8000))
    expect(screen.getByText('Está demorando mais do que deveria.')).toBeDefined()

    answers['POST /sorteios'] = { questoes: someQuestoes(10), disponiveis: 10 }
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { signal } = vi.spyOn(http, 'answer').mock.lastCall?.[1] ?? {}
    expect(signal?.aborted).toBe(false)
    await user.click(button('Tentar de novo'))
    await headingOf('Questão 1')
    expect(signal?.aborted).toBe(true)
  })

  it('that answers nonsense gets words for people', async () => {
    fakeServer({ 'POST /sorteios': 'entre' }, ['sorteios'])
    openPractice()
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado')
  })
})
