import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { address } from '../../../testing/address.tsx'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  answerAll,
  choose,
  headingOf,
  openPractice,
  press,
} from '../../../testing/practice-screen.tsx'
import { serverOf } from './escolha.fixture.ts'

const CHOICE = '/questoes-alternativas?so=nao-respondidas&quantas=3'

let memory = new PraticaMemory(fakeDevice(), fakeFila())
beforeEach(() => {
  memory = new PraticaMemory(fakeDevice(), fakeFila())
  fakeScreen()
})

const numbers = () =>
  screen.getAllByRole('button', { name: /^Questão \d+, / }).map(({ textContent }) => textContent)

it('is a set of as many new questions as the plan asks for, drawn once', async () => {
  const { draw } = serverOf()
  openPractice('?plano=3', memory)
  await headingOf('Questão 1')
  expect(numbers()).toHaveLength(3)
  expect(address()).toBe(CHOICE)
  await answerAll('A', 'A', 'A')
  await headingOf('3 de 3 certas')
  expect(draw).toHaveBeenCalledOnce()
})

it('goes on with what was begun for the plan, where as many are left', async () => {
  const { draw } = serverOf()
  openPractice('?plano=3', memory)
  await headingOf('Questão 1')
  await choose('A')
  await press('Responder')
  cleanup()
  openPractice('?plano=2', memory)
  await headingOf('Questão 1')
  expect(numbers()).toHaveLength(3)
  expect(address()).toBe(CHOICE)
  expect(draw).toHaveBeenCalledOnce()
})

it('brings new ones once those of the day before were done', async () => {
  const { draw } = serverOf()
  openPractice('?plano=3', memory)
  await headingOf('Questão 1')
  await answerAll('A', 'A', 'A')
  await headingOf('3 de 3 certas')
  cleanup()
  openPractice('?plano=3', memory)
  await headingOf('Questão 1')
  expect(draw).toHaveBeenCalledTimes(2)
  expect(draw.mock.lastCall?.[0]).toMatchObject({ quantidade: 3, exceto: [1, 2, 3] })
})
