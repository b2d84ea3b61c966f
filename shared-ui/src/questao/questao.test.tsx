import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../button.tsx'
import { practise } from './practice.fixture.tsx'

it('gives its heading, its source, its card and both actions a place', () => {
  const card = <p>Cartão-resposta</p>
  practise({}, { card, acaoSecundaria: <Button variant="quiet">Tentar de novo</Button> })
  const article = screen.getByRole('article', { name: 'Questão 3' })
  for (const text of ['Cartão-resposta', 'Tentar de novo', 'Responder']) {
    expect(within(article).getByText(text)).toBeTruthy()
  }
  expect(article.textContent).toMatch(/Matemática · Vestibular do 2º.semestre de 2024/)
})
