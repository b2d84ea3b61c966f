import { describe, expect, it } from 'vitest'
import { isGabaritoDigitado, parear } from './arquivos.ts'

const arquivo = (name: string, size = 10) => new File(['x'.repeat(size)], name)

/** The names of each pair, and the name of the key that is left. */
function nomes(...files: File[]) {
  const { pares, gabarito } = parear(files)
  return [...pares.map((par) => [par.caderno.name, par.gabarito?.name]), gabarito?.name]
}

describe('parear', () => {
  it('tells a key by its name, in whichever order they come', () => {
    expect(nomes(arquivo('azul-gabarito.pdf', 90), arquivo('azul.pdf'))).toEqual([
      ['azul.pdf', 'azul-gabarito.pdf'],
      undefined,
    ])
  })

  it('takes the larger of two for the booklet where no name tells', () => {
    expect(nomes(arquivo('a.pdf', 5), arquivo('b.pdf', 50))).toEqual([
      ['b.pdf', 'a.pdf'],
      undefined,
    ])
  })

  it('gives each of several booklets its own key', () => {
    const files = ['2024-1-prova', '2023-2-prova', '2023-2-gabarito', '2024-1-gabarito']
    expect(nomes(...files.map((name) => arquivo(name)))).toEqual([
      ['2024-1-prova', '2024-1-gabarito'],
      ['2023-2-prova', '2023-2-gabarito'],
      undefined,
    ])
  })

  it('gives back a key that comes alone, and a booklet without one', () => {
    expect(nomes(arquivo('Gabarito.pdf'))).toEqual(['Gabarito.pdf'])
    expect(nomes(arquivo('prova.pdf'))).toEqual([['prova.pdf', undefined], undefined])
  })
})

it.each([
  ['1 D 2 C 3 ANULADA', true],
  ['1-A\n2-B\n3-C', true],
  ['01. e; 02. d; 03. c', true],
  ['Em 2024 a escola fez 1 prova.', false],
  ['', false],
])('isGabaritoDigitado says of %j: %j', (texto, is) => {
  expect(isGabaritoDigitado(texto)).toBe(is)
})
