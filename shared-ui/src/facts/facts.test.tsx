import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Facts } from './facts.tsx'

const drawn = (element: React.ReactElement) => {
  const { container } = render(element)
  const [line] = container.children
  return { text: container.textContent, facts: [...(line?.children ?? [])] }
}

it('reads as its facts with a separator between two of them', () => {
  const time = <time key="em">7 de dezembro</time>
  expect(drawn(<Facts of={['Prova Azul', false, null, '', time]} />).text).toBe(
    'Prova Azul · 7 de dezembro',
  )
  expect(drawn(<Facts of={[null]} />).text).toBe('')
})

it('breaks its line before a fact, with the separator, which is cut where the fact begins a line', () => {
  const { text, facts } = drawn(<Facts of="Física · Prova Azul · 5 h" />)
  expect(text).toBe('Física · Prova Azul · 5 h')
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Física', ' · Prova Azul', ' · 5 h'])
})
