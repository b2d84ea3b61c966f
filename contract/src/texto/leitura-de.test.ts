import { describe, expect, it } from 'vitest'
import { leituraDe, problemaDeDescricao } from './leitura-de.ts'

describe('leituraDe', () => {
  it.each([
    ['Au', '<b>Au</b>'],
    ['Au', ' <b><i>A</i></b><b><i>u</i></b> '],
    ['Au', '<b>A</b><b><b>u</b></b>'],
    ['1 m', '1\u00A0 m\n'],
    ['1 m', '<i>1</i> <i>m</i>'],
    ['ação', 'ac\u0327a\u0303o'],
    ['Au', 'A\u200Bu<b></b>'],
    ['H<sub>2</sub>O', '<i>H</i><sub><i>2</i></sub><i>O</i>'],
    [String.raw`\(x\)`, String.raw`<b>\[ x \]</b>`],
    ['<table><tr><td>1</td></tr></table>', '<table> <tr><td> <b>1</b></td></tr></table>'],
    ['', '<b> </b>'],
  ])('is the same of %j and %j', (one, other) => {
    expect(leituraDe(other)).toBe(leituraDe(one))
  })

  it.each([
    ['Au', 'AU'],
    ['Au', 'A u'],
    ['x2', 'x<sup>2</sup>'],
    ['x<sub>2</sub>', 'x<sup>2</sup>'],
    ['<sup>2</sup>', '2'],
    ['<u>ca</u>sa', 'ca<u>sa</u>'],
    ['<u>ca</u>sa', 'casa'],
    ['<b>a</b> b', 'a <b>b</b>'],
    [String.raw`\(x\)`, 'x'],
    [
      '<table><tr><td>1</td><td>2</td></tr></table>',
      '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>',
    ],
  ])('is another of %j and %j', (one, other) => {
    expect(leituraDe(other)).not.toBe(leituraDe(one))
  })
})

describe('problemaDeDescricao', () => {
  it.each([
    '<b>Um</b> mapa',
    'O valor de <b>x',
    String.raw`Gráfico de \(x^2\)`,
    'Tabela <table><tr><td>1</td></tr></table>',
    'Um<br>mapa',
  ])('is there for %j', (texto) => {
    expect(problemaDeDescricao(texto)).toMatch(/^A descrição é lida como está/)
  })

  it.each(['Um mapa com x < 3 e y > 2', 'O tipo List<String>\nde nomes', '$ 5 * 2', ''])(
    'is not there for %j',
    (texto) => {
      expect(problemaDeDescricao(texto)).toBeUndefined()
    },
  )
})
