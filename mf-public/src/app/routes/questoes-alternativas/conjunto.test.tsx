import { preloadFormulas } from '@rumo/shared-ui'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { address } from '../../../testing/address.tsx'
import { askedImages } from '../../../testing/asked-images.ts'
import { fakeScreen, turnScreen } from '../../../testing/fake-screen.ts'
import {
  answerAll,
  button,
  choose,
  headingOf,
  openPractice,
  press,
  serverWith,
} from '../../../testing/practice-screen.tsx'
import { someFigura, someQuestao, someQuestoes } from '../../../testing/questoes.ts'

vi.mock('@rumo/shared-ui', { spy: true })

beforeEach(() => {
  fakeScreen()
  vi.mocked(preloadFormulas).mockReturnValue()
})

it('has what draws formulas come before the question that needs it is shown', async () => {
  serverWith([someQuestao(1), someQuestao(2, { explicacao: 'Vale \\(x\\).' })])
  openPractice()
  await headingOf('Questão 1')
  // React runs effects after the rendered text can already be seen.
  await vi.waitFor(() =>
    expect(preloadFormulas).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining(['Enunciado da questão 1', 'Vale \\(x\\).']),
    ),
  )
})

it('fetches the figures of the next question alone, while this one is read', async () => {
  const asked = askedImages()
  const names = () => asked.map(({ src }) => src.split('/').at(-1))
  serverWith(
    [1, 2, 3].map((id) =>
      someQuestao(id, { referencias: [someFigura(id, `/arquivos/${id}.png`)] }),
    ),
  )
  openPractice()
  await headingOf('Questão 1')
  await vi.waitFor(() => expect(names()).toEqual(['2.png']))
  asked[0]?.dispatchEvent(new Event('load'))
  await choose('A')
  expect(names()).toEqual(['2.png'])
  await press('Responder')
  await press('Próxima questão')
  await headingOf('Questão 2')
  await vi.waitFor(() => expect(names()).toEqual(['2.png', '3.png']))
})

it('keeps the focus on the page where a wider window takes away what had it', async () => {
  fakeScreen({ width: 390 })
  serverWith([someQuestao(1), someQuestao(2)])
  openPractice()
  await headingOf('Questão 1')
  const strip = screen.getByRole('button', { name: /^Cartão-resposta/ })
  strip.focus()
  fakeScreen({ width: 1440 })
  await act(turnScreen)
  expect(strip.isConnected).toBe(false)
  expect(document.activeElement).toBe(await headingOf('Questão 1'))
})

it('leads from a reviewed question back to the result, by Back as by its button', async () => {
  serverWith([someQuestao(1), someQuestao(2)])
  openPractice()
  await headingOf('Questão 1')
  await answerAll('A', 'B')
  expect(document.activeElement).toBe(await headingOf('1 de 2 certas'))
  const there = address()
  await press(/^Questão 1, certa/)
  await press('Próxima questão')
  await headingOf('Questão 2')
  await press('Back of the browser')
  await headingOf('1 de 2 certas')
  expect(address()).toBe(there)
  expect(document.activeElement).toBe(button(/^Questão 2, errada/))

  await press(/^Questão 2, errada/)
  await press('Ver resultado')
  await headingOf('1 de 2 certas')
  expect(document.activeElement).toBe(button(/^Questão 2, errada/))
  await press('Back of the browser')
  expect(address()).toBe('/before')
})

/** The screen is drawn anew after both taps. */
const tapTwice = (name: string | RegExp) => act(() => [1, 2].forEach(() => button(name).click()))

it.each(['Back of the browser', 'Ver resultado'])(
  'leads back to the result once, after two taps too fast to draw anything between: %s',
  async (back) => {
    serverWith([someQuestao(1), someQuestao(2)])
    openPractice()
    await headingOf('Questão 1')
    await answerAll('A', 'B')
    tapTwice(/^Questão 2, errada/)
    await headingOf('Questão 2')
    if (back === 'Ver resultado') tapTwice(back)
    else await press(back)
    await headingOf('1 de 2 certas')
    await press('Back of the browser')
    expect(address()).toBe('/before')
  },
)

describe('a set whose last question is answered before others', () => {
  beforeEach(async () => {
    serverWith(someQuestoes(3))
    openPractice()
    await headingOf('Questão 1')
    await press('Questão 3, em branco')
    await choose('A')
    await press('Responder')
  })

  it('leads to the first blank one, and to the result only beside that', async () => {
    await press('Ir para as 2 em branco')
    expect(document.activeElement).toBe(await headingOf('Questão 1'))
    await choose('A')
    await press('Responder')
    await press('Questão 3, certa: você marcou A')
    await press('Ir para a que está em branco')
    await headingOf('Questão 2')
  })

  it('leads from its result to the blank ones first, and back by Back', async () => {
    await press('Ver resultado')
    await headingOf('1 de 3 certas')
    expect(screen.getByRole('button', { name: /^Treinar mais/ }).className).toContain('outline')
    await press('Ir para as 2 em branco')
    await headingOf('Questão 1')
    await press('Back of the browser')
    await headingOf('1 de 3 certas')
  })
})
