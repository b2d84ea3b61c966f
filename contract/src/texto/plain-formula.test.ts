import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { plainFormula } from './plain-formula.ts'

const words = String.raw

it.each([
  [words`x^2 + 1`, 'x² + 1'],
  [words`\frac{1}{2}`, '1/2'],
  [words`\dfrac{a + b}{\sqrt{3}}`, '(a + b)/√3'],
  [words`\frac12`, '1/2'],
  [words`\sqrt[3]{x + 1}`, '³√(x + 1)'],
  [words`H_2O \rightarrow H^{+} + OH^{-}`, 'H₂O → H⁺ + OH⁻'],
  [words`2 \times 10^{-3}\,\text{mol/L}`, '2 × 10⁻³ mol/L'],
  [words`e^{2kt}`, 'e^2kt'],
  [words`30^\circ`, '30°'],
  [words`\sin(\alpha) \leq 50\%`, 'sin(α) ≤ 50%'],
  [words`\left( \overline{AB} \right)`, '( AB )'],
  [words`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`, '1 2 3 4'],
  ['', ''],
  // Incomplete formulas are read as far as they go.
  [words`\frac{1}{2`, '1/2'],
  [words`x^`, 'x'],
  [words`\sqrt[3`, '³√'],
  ['}}', ''],
])('says %s as %s', (source, said) => {
  expect(plainFormula(source)).toBe(said)
})

it('leaves no LaTeX, however a formula is made or broken', () => {
  const piece = fc.constantFrom(
    ...String.raw`\frac \sqrt \pi \% \\ \text \begin \left( \, { } [ ] ^ _ x 2 & ~ \ + 😀`.split(
      ' ',
    ),
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(plainFormula(pieces.join(''))).not.toMatch(/\\[a-z(,]/)
    }),
    { numRuns: runs(500) },
  )
})

it('reads what is nested without end', () => {
  expect(plainFormula('\\frac{'.repeat(20_000))).toMatch(/^[/()]*$/)
})
