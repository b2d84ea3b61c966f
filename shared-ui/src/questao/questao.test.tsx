import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button.tsx'
import { practise } from './practice.fixture.tsx'
import { questao } from './questao.fixture.ts'
import { Questao } from './questao.tsx'

const card = <p>Cartão-resposta</p>
const nothing = () => undefined
const shown = (id: number) => (
  <Questao
    questao={questao({ id })}
    titulo={`Questão ${id}`}
    escolhida={null}
    conferida={false}
    onEscolher={nothing}
    onResponder={nothing}
    resolveArquivo={String}
    acao={null}
    card={card}
  />
)
const parts = () => ({
  card: screen.getByText('Cartão-resposta'),
  heading: screen.getByRole('heading'),
  radio: screen.getAllByRole('radio')[0],
})

it('gives its heading, its source, its card and both actions a place', () => {
  practise({}, { card, acaoSecundaria: <Button variant="quiet">Tentar de novo</Button> })
  const article = screen.getByRole('article', { name: 'Questão 3' })
  for (const text of ['Cartão-resposta', 'Tentar de novo', 'Responder']) {
    expect(within(article).getByText(text)).toBeTruthy()
  }
  expect(article.textContent).toMatch(/Matemática · Vestibular do 2º.semestre de 2024/)
})

it('draws all but the card anew with the next question', () => {
  const { rerender } = render(shown(1))
  const before = parts()
  rerender(shown(2))
  const after = parts()
  expect(after.card).toBe(before.card)
  expect(after.heading).not.toBe(before.heading)
  expect(after.radio).not.toBe(before.radio)
})
