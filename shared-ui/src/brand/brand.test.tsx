import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { compassPaths, LETTER, SYMBOL } from './compass.ts'
import { FaculdadeMark } from './faculdade-mark.tsx'
import { Mark, WordMark } from './mark.tsx'

it.each([
  ['Mark', Mark],
  ['WordMark', WordMark],
])('%s is called Rumo', (_, Component) => {
  render(<Component />)
  expect(screen.getByRole('img', { name: 'Rumo' })).toBeTruthy()
})

const numbers = (path: string) => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
const distance = (x = 0, y = 0) => Math.hypot(x - 50, y - 50)

describe('compassPaths', () => {
  it.each([
    ['the symbol', SYMBOL],
    ['the letter', LETTER],
  ])('draws %s: a drop to the north-east, a ring open where it goes through', (_, compass) => {
    const { drop, ring } = compassPaths(compass)
    const [tipX = 0, tipY = 0, ...rest] = numbers(drop)
    expect(distance(tipX, tipY)).toBeCloseTo(compass.tip, 1)
    expect(tipX - 50).toBeCloseTo(50 - tipY, 1)
    expect(distance(rest[0], rest[1])).toBeCloseTo(compass.drop, 1)
    const [startX, startY] = numbers(ring)
    expect(distance(startX, startY)).toBeCloseTo(50, 1)
    // The end of the ring is as far from the extended edge of the drop as the gap is wide.
    const [edgeX = 0, edgeY = 0] = rest
    const [x = 0, y = 0] = [startX, startY]
    const cross = (edgeX - tipX) * (y - tipY) - (edgeY - tipY) * (x - tipX)
    const length = Math.hypot(edgeX - tipX, edgeY - tipY)
    expect(Math.abs(cross) / length).toBeCloseTo(compass.gap, 1)
  })
})

describe('FaculdadeMark', () => {
  it('writes the name in two lines that are heard as words', () => {
    const { container } = render(<FaculdadeMark nome="Colégio Técnico" complemento="da Cidade" />)
    expect(container.textContent).toBe('Colégio Técnico da Cidade')
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('shows the configured logo under the whole name', () => {
    render(<FaculdadeMark nome="Colégio Técnico" complemento="da Cidade" url_logo="/logo.svg" />)
    const logo = screen.getByRole('img', { name: 'Colégio Técnico da Cidade' })
    expect(logo.getAttribute('src')).toBe('/logo.svg')
  })
})
