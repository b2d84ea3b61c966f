import { expect, it } from 'vitest'
import { formulaHeight } from './formula-height.ts'

it.each([
  ['x^2 + 1', 1],
  ['\\sqrt{3}', 1],
  ['\\fracao', 1],
  ['\\frac{1}{2}', 2],
  ['\\sum_{i=1}^n i', 2],
  ['\\begin{pmatrix}1 & \\frac{1}{2}\\end{pmatrix}', 3],
])('expects %s to take %d lines', (source, lines) => {
  expect(formulaHeight(source)).toBe(lines)
})
