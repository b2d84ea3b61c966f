import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  button,
  choose,
  heading,
  headingOf,
  openPractice,
  press,
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someQuestoes } from '../../../testing/questoes.ts'
import { tap } from '../../../testing/tap.ts'

beforeEach(() => fakeScreen())

/** Presses a button, and immediately taps the button that replaces it. */
async function tapTwice(name: string, then: string) {
  await userEvent.click(button(name))
  await tap(button(then))
}

describe('the second tap of two', () => {
  beforeEach(async () => {
    serverWith(someQuestoes(2))
    openPractice()
    await headingOf('Questão 1')
    await choose('A')
    // However long a step takes in this test, a button that replaces another one counts as new when it is tapped.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000)
    return () => vi.restoreAllMocks()
  })

  it('on Responder does not skip the explanation, but Enter goes on', async () => {
    await tapTwice('Responder', 'Próxima questão')
    expect(screen.getByText('Resposta correta!')).toBeDefined()
    await userEvent.keyboard('{Enter}')
    expect(heading().textContent).toBe('Questão 2')
  })

  it.each([
    [1, 'Questão 2'],
    [2, 'Questão 1'],
  ])('of a mouse goes on unless it makes a double click: %i', async (detail, titulo) => {
    await userEvent.click(button('Responder'))
    fireEvent.click(button('Próxima questão'), { detail })
    expect(heading().textContent).toBe(titulo)
  })

  it('on Responder does not lead from the last question to the result', async () => {
    await press('Questão 2, em branco')
    await choose('A')
    await tapTwice('Responder', 'Ver resultado')
    expect(screen.getByText('Resposta correta!')).toBeDefined()
    await press('Ver resultado')
    expect(heading().textContent).toBe('1 de 2 certas')
  })

  it('on Próxima questão chooses nothing in the next one', async () => {
    await press('Responder')
    await press('Próxima questão')
    await tap(screen.getByRole('radio', { name: /^A:/ }))
    expect(button('Responder').matches(':disabled')).toBe(true)
  })

  it('on Tentar de novo does not lead to the result', async () => {
    await press('Responder')
    await press('Próxima questão')
    await choose('A')
    await press('Responder')
    await press(/^Questão 1,/)
    await tapTwice('Tentar de novo', 'Ver resultado')
    expect(button('Responder')).toBeDefined()
  })
})
