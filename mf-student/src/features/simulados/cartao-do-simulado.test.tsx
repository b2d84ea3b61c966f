import type { Resultado } from '@rumo/contract/rules'
import { cleanup, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Cartao } from './cartao-do-simulado.tsx'

/** The state of each bubble of a card. */
function bubblesOf(resultados?: readonly Resultado[]) {
  const razao = { certas: 6, total: resultados?.length ?? 10 }
  const { container } = render(<Cartao razao={razao} resultados={resultados} />)
  return Array.from(container.querySelectorAll('svg'), ({ classList }) =>
    ['certa', 'errada', 'livre', 'escolhida'].find((estado) => classList.contains(estado)),
  )
}

describe('Cartao', () => {
  it('shows what became of each question, in their order', () => {
    expect(bubblesOf(['certa', 'errada', 'em-branco', 'sem-gabarito'])).toEqual([
      'certa',
      'errada',
      'livre',
      'livre',
    ])
  })

  it('has fifteen in one row; ten stand for all of a longer one, and where nothing is known', () => {
    expect(bubblesOf(Array<Resultado>(15).fill('errada'))).toEqual(Array(15).fill('errada'))
    cleanup()
    const longer = bubblesOf(Array<Resultado>(16).fill('errada'))
    expect([longer.length, longer.includes('errada')]).toEqual([10, false])
    cleanup()
    expect(bubblesOf()).toEqual([...Array(6).fill('escolhida'), ...Array(4).fill('livre')])
  })
})
