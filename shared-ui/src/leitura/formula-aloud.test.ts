import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formulaAloud } from './formula-aloud.ts'

it.each([
  ['x^2 + \\frac{1}{2}', 'x ao quadrado mais 1 meio'],
  ['\\frac{14}{15}', '14 sobre 15'],
  ['\\frac{3}{4}', '3 quartos'],
  [
    '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
    'fração: menos b mais ou menos raiz quadrada de b ao quadrado menos 4 a c, fim da raiz, sobre 2 a, fim da fração',
  ],
  ['\\sqrt[3]{8} = 2', 'raiz cúbica de 8 é igual a 2'],
  ['1{,}2 \\cdot 10^{-5}', '1,2 vezes 10 elevado a menos 5, fim do expoente'],
  ['90^\\circ', '90 graus'],
  ['L_0', 'L índice 0'],
  ['\\log_2 8', 'logaritmo na base 2 de 8'],
  ['\\sum_{i=1}^{n} i', 'somatório com i é igual a 1 até n de i'],
  ['x \\in \\mathbb{R}', 'x pertence ao conjunto dos reais'],
  [
    '\\begin{cases} x+y=1 \\\\ x=3 \\end{cases}',
    'sistema: x mais y é igual a 1, linha seguinte: x é igual a 3',
  ],
  ['\\text{área} = \\pi r^2', 'área é igual a pi r ao quadrado'],
  ['\\ce{H2O}', 'H 2 O'],
  ['20\\%', '20 por cento'],
])('says %s', (source, said) => {
  expect(formulaAloud(source)).toBe(said)
})

it('never says TeX, whatever the formula is', () => {
  const piece = fc.constantFrom(
    '\\frac',
    '\\sqrt',
    '[',
    ']',
    '{',
    '}',
    '^',
    '_',
    'x',
    '2',
    '\\alpha',
    '\\begin{array}',
    '\\end',
    '\\quad',
    '\\text',
    '\\ce',
    '\\unknown',
    '&',
    '\\\\',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(formulaAloud(pieces.join(''))).not.toMatch(/[\\{}^_&]/)
    }),
  )
})

it('ends with what is nested without end', () => {
  expect(formulaAloud('\\frac{'.repeat(20_000))).not.toContain('\\')
})
