import { describe, expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'

describe('plainTextOf', () => {
  it('gives all that a text says, without its markup', () => {
    expect(plainTextOf('A <b>água</b>, H<sub>2</sub>O.\n\n\\(x < 2\\)')).toBe(
      'A água, H2O.\n\nx < 2',
    )
  })

  it('gives what stands in tables, a cell a line', () => {
    const table =
      '<table><caption>Pontes</caption><tr><th>Nome</th><td>Da <i>Paz</i></td></tr></table>'
    expect(plainTextOf(`Veja: ${table}`).split('\n').filter(Boolean)).toEqual([
      'Veja: ',
      'Pontes',
      'Nome',
      'Da Paz',
    ])
  })
})
