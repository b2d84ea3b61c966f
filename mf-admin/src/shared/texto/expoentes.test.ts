import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comExpoentes, expoentesSoltos } from './expoentes.ts'

describe('exponents and indices that were flattened', () => {
  it.each([
    ['c = 3,0x108 m/s e 1 ano = 3,2 x 107 s.', ['10<sup>8</sup>', '10<sup>7</sup>']],
    ['9,6 × 1015 m', ['10<sup>15</sup>']],
    ['1,0 × 10 9 m/s e 9,6×10 15 m', ['10<sup>9</sup>', '10<sup>15</sup>']],
    ['1,6 · 10-19 C', ['10<sup>-19</sup>']],
    ['uma área de 25 m2, a 10 m/s2', ['m<sup>2</sup>', 's<sup>2</sup>']],
    ['5 cm3 de água', ['cm<sup>3</sup>']],
    ['o CO2 e a glicose, C6H12O6', ['CO<sub>2</sub>', 'C<sub>6</sub>H<sub>12</sub>O<sub>6</sub>']],
    ['MnO2 e H2SO4, com O2', ['MnO<sub>2</sub>', 'H<sub>2</sub>SO<sub>4</sub>', 'O<sub>2</sub>']],
  ])('are found in %s', (texto, found) => {
    expect(expoentesSoltos(texto)).toEqual(found)
    for (const each of found) expect(comExpoentes(texto)).toContain(each)
  })

  it.each([
    'Em 2024, 108 alunos fizeram 10 questões.',
    'Multiplique 3 x 100 por 10.',
    'Medidas em x 10 5, ou em 3 x 10 20 40',
    'O vírus H1N1, a COVID19 e a vitamina B12.',
    'As figuras A1 e A2, e o quadro B3.',
    'Já formatado: 10<sup>8</sup> e CO<sub>2</sub>.',
    'Uma fórmula: \\(3 x 108 + CO2\\).',
    'E no meio: \\[3 x 108 + CO2\\]',
    '3 x 10,5 e 2 x 108,5',
  ])('are not seen in %s', (texto) => {
    expect(expoentesSoltos(texto)).toEqual([])
    expect(comExpoentes(texto)).toBe(texto)
  })

  it('are put in their places once, and nothing but markup is added', () => {
    const word = fc.constantFrom('x 108', 'CO2', 'm2', 'm/s2', 'água', '\n', '1', '<b>O2</b>', 'C')
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const texto = words.join(' ')
        const once = comExpoentes(texto)
        expect(comExpoentes(once)).toBe(once)
        expect(once.replaceAll(/<\/?su[bp]>/g, '')).toBe(texto)
      }),
    )
  })
})
