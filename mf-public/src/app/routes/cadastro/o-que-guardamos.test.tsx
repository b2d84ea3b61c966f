import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OQueGuardamos } from './o-que-guardamos.tsx'

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('says of a server with section 7 alone what everybody needs to enter', () => {
  render(<OQueGuardamos isInHand={false} />)
  expect(items().map((text) => text.split(',')[0])).toEqual(['Seu nome', 'Seu e-mail', 'Sua senha'])
})

it('says of ours everything that can be taken along, each thing once', () => {
  render(<OQueGuardamos isInHand />)
  const said = items().join('\n')
  for (const what of ['respostas', 'simulados', 'redações', 'correções', 'A data da sua prova']) {
    expect(said).toContain(what)
  }
  expect(said).toContain('Os avisos de erro em que você deixa o e-mail')
  expect(said).toMatch(
    /Os endereços de internet de onde você cria a conta e entra, por 90 dias e embaralhados,/,
  )
  // Most of the data can only be seen in the downloaded file: the screen itself shows only name and e-mail.
  expect(screen.getByText(/Em Minha conta/).textContent).toMatch(/você baixa um arquivo .* apaga/)
  expect(new Set(items()).size).toBe(items().length)
})
