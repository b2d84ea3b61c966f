import { ApiError } from '@rumo/shared-auth'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { address } from '../../../testing/address.tsx'
import {
  answerAll,
  button,
  headingOf,
  MATERIAS,
  openPractice,
  choose,
  press,
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someQuestao, someQuestoes } from '../../../testing/questoes.ts'

const DOWN = new ApiError(0, undefined)
const BACK = 'Voltar às questões anteriores'

beforeEach(() => fakeScreen())

const result = () => headingOf('1 de 1 certa')

/** Practises a set of one question up to its result. The answers of the fake server can be changed. */
async function finished() {
  const answers: Record<string, unknown> = {
    'POST /sorteios': { questoes: someQuestoes(1), disponiveis: 9 },
    'GET /materias': Object.values(MATERIAS),
  }
  fakeServer(answers, ['sorteios', 'materias'])
  const store = fakeDevice()
  openPractice('', new PraticaMemory(store, fakeFila()))
  await headingOf('Questão 1')
  await answerAll('A')
  await result()
  return { answers, store }
}

async function answerFirst() {
  await choose('A')
  await press('Responder')
}

const chooseMateria = async (nome: string) =>
  userEvent.selectOptions(await screen.findByLabelText('Matéria'), nome)

describe('a new set that does not come', () => {
  it('leaves the one before where it was, also for another page', async () => {
    const { answers, store } = await finished()
    answers['POST /sorteios'] = DOWN
    await press('Treinar mais dez')
    await screen.findByRole('alert')
    await press(BACK)
    expect(await result()).toBeDefined()

    await press('Treinar mais dez')
    await screen.findByRole('alert')
    cleanup()
    const memory = new PraticaMemory(store, fakeFila())
    await memory.restore(Date.now())
    openPractice('', memory)
    expect(await result()).toBeDefined()
  })

  it('takes the place of the one before once it comes, and nothing leads back any more', async () => {
    const { answers, store } = await finished()
    answers['POST /sorteios'] = DOWN
    await press('Treinar mais dez')
    await screen.findByRole('alert')
    answers['POST /sorteios'] = { questoes: [someQuestao(2)], disponiveis: 9 }
    await press('Tentar de novo')
    await headingOf('Questão 1')
    expect(screen.queryByRole('button', { name: BACK })).toBeNull()
    expect(await store.of('visitante').read('pratica/1')).toMatchObject({
      sets: [{ pratica: { questoes: [{ id: 2 }] } }],
    })
  })

  it('leads back to the matéria that was left for it, past every other that did not come', async () => {
    const { answers } = await finished()
    answers['POST /sorteios'] = DOWN
    await press('Treinar mais dez')
    await chooseMateria('Física')
    await screen.findByRole('alert')
    await chooseMateria('História')
    await screen.findByRole('alert')
    expect(address()).toContain('materia=5')
    await press(BACK)
    expect(await result()).toBeDefined()
    expect(address()).not.toContain('materia')
  })

  it('has a way back also while it takes long', async () => {
    const { answers } = await finished()
    const pending = Promise.withResolvers<never>()
    answers['POST /sorteios'] = () => pending.promise
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(button('Treinar mais dez'))
    await screen.findByText('Carregando questões...')
    act(() => void vi.advanceTimersByTime(8000))
    await user.click(button(BACK))
    expect(await result()).toBeDefined()
  })
})

it('offers no way back where there was nothing before', async () => {
  fakeServer({ 'POST /sorteios': DOWN }, ['sorteios'])
  openPractice()
  await screen.findByRole('alert')
  expect(screen.queryByRole('button', { name: BACK })).toBeNull()
})

/** Opens a set of 30 questions. Resolves to a function that leaves the screen and comes back to it. */
async function comeBack(search: string) {
  serverWith(someQuestoes(30).map((one) => ({ ...one, materia: MATERIAS.fisica })))
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  openPractice(search, memory)
  await headingOf('Questão 1')
  return () => {
    const there = address()
    cleanup()
    openPractice(there.replace(/^[^?]*/, ''), memory)
  }
}

describe('a set to which the user comes back from another screen', () => {
  it('still leads to the questions that were left for it', async () => {
    const leaveAndReturn = await comeBack('')
    await answerFirst()
    await chooseMateria('Física')
    await press('Trocar')
    await screen.findByRole('button', { name: BACK })
    leaveAndReturn()
    await press(BACK)
    expect(button('Próxima questão')).toBeDefined()
  })

  it('still says how many questions its choice leaves', async () => {
    const leaveAndReturn = await comeBack('?quantas=20')
    const said = (await screen.findByText(/: 30 questões\./)).textContent
    leaveAndReturn()
    expect(screen.getByText(/: 30 questões\./).textContent).toBe(said)
  })
})

it('shows again the matéria that is practised when the user goes on without confirming another', async () => {
  serverWith(someQuestoes(2))
  openPractice()
  await headingOf('Questão 1')
  await answerFirst()
  await chooseMateria('Física')
  expect(button('Ficar aqui')).toBeDefined()
  await press('Próxima questão')
  const field = screen.getByLabelText<HTMLSelectElement>('Matéria')
  expect(field.selectedOptions[0]?.text).toBe('Todas as matérias')
  expect(screen.queryByRole('button', { name: 'Ficar aqui' })).toBeNull()
})
