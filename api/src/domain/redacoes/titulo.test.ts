import { describe, expect, it } from 'vitest'
import { divideTema, tituloOf } from './titulo.ts'

describe('tituloOf', () => {
  it('takes the first line of a theme, without what formats it', () => {
    expect(tituloOf('\n A <b>sombra</b> da rua \r\nEscreva uma narrativa.')).toBe('A sombra da rua')
    expect(tituloOf('Água em CO<sub>2</sub>')).toBe('Água em CO2')
    expect(tituloOf('1 < 2')).toBe('1 < 2')
  })

  it('calls a theme without such a line by a name of ours', () => {
    expect(tituloOf('<b></b>\nEscreva.')).toBe('Tema de redação')
    expect(tituloOf('a'.repeat(200))).toHaveLength(200)
    expect(tituloOf('a'.repeat(201))).toBe('Tema de redação')
  })
})

describe('divideTema', () => {
  it('parts the heading from what is to be done', () => {
    expect(divideTema('A <i>ponte</i>\r\n\r\nEscreva.\nSem título.')).toEqual({
      titulo: 'A ponte',
      comando: 'Escreva.\nSem título.',
    })
    expect(divideTema('A ponte')).toEqual({ titulo: 'A ponte', comando: '' })
  })

  it('loses no words where the first line is no heading', () => {
    const long = `${'a'.repeat(201)}\nEscreva.`
    expect(divideTema(long)).toEqual({ titulo: 'Tema de redação', comando: long })
  })
})
