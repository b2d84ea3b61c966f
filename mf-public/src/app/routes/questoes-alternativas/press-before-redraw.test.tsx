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
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'

beforeEach(() => fakeScreen())

it('keeps an answer at once, however soon the screen is left', async () => {
  const memory = new PraticaMemory(fakeDevice(), fakeFila())
  serverWith(someQuestoes(2))
  const { unmount } = openPractice('', memory)
  await headingOf('Questão 1')
  await choose('A')
  act(() => {
    button('Responder').click()
    unmount()
  })
  openPractice('', memory)
  expect(screen.getByText('Resposta correta!')).toBeDefined()
})
