import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { someAlternativas, someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { Resultado } from './resultado.tsx'
import { correctCard } from './cartao-resposta.rules.ts'

const SEM_GABARITO = someQuestao(4, { alternativas: someAlternativas(4, 'nenhuma') })

function draw() {
  const onGo = vi.fn()
  const linhas = correctCard([...someQuestoes(3), SEM_GABARITO], [10, 24, null, 41])
  render(<Resultado linhas={linhas} heading={createRef()} revista={null} onGo={onGo} acao={null} />)
  return { onGo }
}

it('counts what is right, and says what is not in the count and why', () => {
  draw()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 de 3 certas')
  expect(screen.getByText('Em branco: questão 3.')).toBeDefined()
  expect(screen.getByText('Sem gabarito, não conta: questão 4.')).toBeDefined()
})

it('says what there is to know of the card together with its result', () => {
  const sobre = ['Prova Azul', 'O tempo acabou: vale o que estava marcado.']
  const linhas = correctCard(someQuestoes(1), [10])
  const heading = createRef<HTMLHeadingElement>()
  const drawn = { linhas, heading, revista: null, onGo: vi.fn(), acao: null }
  render(<Resultado {...drawn} sobre={sobre} />)
  const description = 'Prova Azul O tempo acabou: vale o que estava marcado.'
  expect(screen.getByRole('heading', { level: 1, name: '1 de 1 certa', description })).toBeDefined()
})

it('says each row in words, and leads back to its question', async () => {
  const { onGo } = draw()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Certa'),
    expect.stringContaining('A certa é A'),
    expect.stringContaining('Em branco'),
    expect.stringContaining('Sem gabarito'),
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Questão 2/ }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith(1)
})
