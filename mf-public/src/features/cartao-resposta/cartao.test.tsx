import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { someQuestoes } from '../../testing/questoes.ts'
import { CartaoColumn } from './cartao-column.tsx'
import { CartaoSheet } from './cartao-sheet.tsx'
import { CartaoStrip } from './cartao-strip.tsx'
import { correctCard } from './cartao-resposta.rules.ts'

const linhas = correctCard(someQuestoes(4), [10, 24, null, null])
const strip = () => screen.getByRole('button', { name: /^Cartão-resposta:/ })

function drawSheet() {
  const onGo = vi.fn()
  render(<CartaoSheet linhas={linhas} resumo="1 certa de 2" atual={1} onGo={onGo} />)
  return { onGo }
}

describe.each([
  ['CartaoColumn', CartaoColumn],
  ['CartaoStrip', CartaoStrip],
])('%s', (_name, Cartao) => {
  it('is a way to every question, and says what became of each', async () => {
    const onGo = vi.fn()
    render(<Cartao linhas={linhas} resumo="1 certa de 2" atual={2} onGo={onGo} />)
    const card = screen.getByRole('navigation', { name: 'Cartão-resposta' })
    const ways = [
      'Questão 1, certa: você marcou A',
      'Questão 2, errada: você marcou E, a certa é A',
      'Questão 3, em branco',
      'Questão 4, em branco',
    ].map((name) => within(card).getByRole('button', { name }))
    expect(within(card).getAllByRole('button')).toEqual(ways)
    await userEvent.click(screen.getByRole('button', { name: /Questão 4/ }))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('says where one is', () => {
    render(<Cartao linhas={linhas} resumo="1 certa de 2" atual={2} onGo={vi.fn()} />)
    expect(screen.getByRole('button', { current: true, name: /Questão 3/ })).toBeDefined()
    expect(screen.getAllByRole('button', { current: true })).toHaveLength(1)
  })
})

describe('the actions on CartaoColumn', () => {
  it.each([
    ['above the questions of a low window', 'low', 0],
    ['below them where there is room', 'tall', -1],
  ])('stand %s', (_where, height, place) => {
    if (height === 'tall') fakeScreen()
    else vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    render(
      <CartaoColumn
        {...{ linhas, resumo: '2 de 4 marcadas', atual: 0, onGo: vi.fn() }}
        renderAcao={() => <button type="button">Encerrar Simulado</button>}
      />,
    )
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toHaveLength(5)
    expect(buttons.at(place)).toBe('Encerrar Simulado')
  })
})

describe('CartaoSheet', () => {
  it('is one button that says where one is and how it goes', () => {
    drawSheet()
    expect(screen.getAllByRole('button')).toEqual([strip()])
    expect(strip()).toBe(screen.getByRole('button', { name: /questão 2 de 4, 1 certa de 2/ }))
  })

  it('opens the card, leads to a question and is gone', async () => {
    const { onGo } = drawSheet()
    await userEvent.click(strip())
    const sheet = screen.getByRole('dialog', { name: 'Cartão-resposta' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Questão 3, em branco' }))
    expect(onGo).toHaveBeenCalledExactlyOnceWith(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens where one is', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    drawSheet()
    await userEvent.click(strip())
    expect(shown.mock.contexts).toEqual([
      within(screen.getByRole('dialog')).getByRole('button', { current: true }),
    ])
  })

  it('closes by its button', async () => {
    drawSheet()
    await userEvent.click(strip())
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by a tap beside it, not by one on it', async () => {
    const { onGo } = drawSheet()
    await userEvent.click(strip())
    await userEvent.click(screen.getByText(/toque para ir/))
    const sheet = screen.getByRole('dialog')
    await userEvent.click(sheet)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onGo).not.toHaveBeenCalled()
  })

  it('closes by Esc, which the browser tells as `cancel`', async () => {
    drawSheet()
    await userEvent.click(strip())
    const sheet = screen.getByRole('dialog')
    sheet.dispatchEvent(new Event('cancel'))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
