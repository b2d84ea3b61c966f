import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeFila } from '../../../testing/fake-fila.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  button,
  choose,
  headingOf,
  openPractice,
  press,
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'

beforeEach(() => fakeScreen())

async function openTwo(memory?: PraticaMemory) {
  serverWith(someQuestoes(2))
  const opened = openPractice('', memory)
  await headingOf('Questão 1')
  await choose('A')
  return opened
}

/** Presses one button after the other. The screen is drawn anew for neither until both are pressed. */
const pressBoth = (...names: readonly (string | RegExp)[]) =>
  act(() => {
    for (const pressed of names.map(button)) pressed.click()
  })

it('keeps an answer at once, however soon the screen is left', async () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  const { unmount } = await openTwo(memory)
  act(() => {
    button('Responder').click()
    unmount()
  })
  openPractice('', memory)
  expect(screen.getByText('Resposta correta!')).toBeDefined()
})

it('answers no other question than the one that was on the screen', async () => {
  await openTwo()
  await press(/^Questão 2,/)
  await choose('B')
  await press(/^Questão 1,/)
  pressBoth(/^Questão 2,/, 'Responder')
  await headingOf('Questão 2')
  expect(button('Responder').matches(':disabled')).toBe(false)
  await press(/^Questão 1,/)
  expect(button('Responder').matches(':disabled')).toBe(false)
})

it('unlocks no other question than the one that was on the screen', async () => {
  await openTwo()
  await press('Responder')
  await press(/^Questão 2,/)
  await choose('B')
  await press('Responder')
  await press(/^Questão 1,/)
  pressBoth(/^Questão 2,/, 'Tentar de novo')
  await headingOf('Questão 2')
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull()
})
