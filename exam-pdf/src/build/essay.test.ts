import { describe, expect, it } from 'vitest'
import { flowFigure, flowLine, flowLines } from '../layout.fixture.ts'
import type { FlowItem } from '../layout/flow.ts'
import { bookOf, Cuttings } from './book.ts'
import { essaysOf } from './essay.ts'

const read = (items: readonly FlowItem[]) => {
  const book = bookOf([])
  return essaysOf(items, book, new Cuttings(book.pages))
}
const one = (...texts: string[]) => read(flowLines(texts))[0]
const LINES = ['A água que falta', 'nas cidades']
/** The essay of a page on which a line announces the theme, and two lines are the theme; `gap` is their distance. */
const announced = (
  [first, second]: readonly [Parameters<typeof flowLine>[2], Parameters<typeof flowLine>[2]],
  gap = 12,
) =>
  read([
    flowLine('Escreva um texto sobre o tema:', 100),
    flowLine(LINES[0] ?? '', 112, first),
    flowLine(LINES[1] ?? '', 112 + gap, second),
  ])[0]

describe('the theme', () => {
  it.each([
    ['Redija um texto sobre o tema “A água que falta”.'],
    ['Tema: A água que falta'],
    ['O tema – A água que falta'],
  ])('is found in %j, which stays in the guidance', (text) => {
    expect(one(text, 'Boa sorte.')).toMatchObject({
      tema: 'A água que falta',
      instrucoes: expect.stringContaining(text) as string,
      problemas: [],
    })
  })

  it('is what follows its announcement, which it leaves', () => {
    const redacao = announced([{ isBold: true }, { isBold: true }])

    expect(redacao?.tema).toBe(LINES.join(' '))
    expect(redacao?.instrucoes).toBe('Escreva um texto sobre o tema:')
    expect(one('TEMA', '“A água que falta”', 'nas cidades')?.tema).toBe(
      '“A água que falta” nas cidades',
    )
    expect(one('Escreva um texto sobre o tema', 'que se propõe aqui:', 'A água')?.tema).toBe(
      'A água',
    )
  })

  it.each([
    ['looks like the first', [{}, {}], 12, true],
    ['is bold alone', [{}, { isBold: true }], 12, false],
    ['is of another size', [{}, { size: 10.75 }], 12, false],
    ['is on another page', [{}, { page: 2 }], 12, false],
    ['stands close', [{}, {}], 17, true],
    ['stands apart', [{}, {}], 17.1, false],
  ] as const)('goes on with a line that %s: %j, %i, %j', (_, looks, gap, isGoingOn) => {
    expect(announced(looks, gap)?.tema).toBe(isGoingOn ? LINES.join(' ') : LINES[0])
  })

  it('has five lines, and no more', () => {
    const lines = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis']
    expect(one('O tema:', ...lines)?.tema).toBe('um dois três quatro cinco')
  })

  it('is doubted where it is not found', () => {
    expect(one('Escreva um texto.', 'O tema é a água.')).toMatchObject({
      tema: '',
      problemas: [{ codigo: 'enunciado_vazio' }],
    })
  })
})

describe('the support texts', () => {
  it('begin at their labels, and end at the task after the last', () => {
    expect(
      one('Leia.', 'TEXTO I', 'A água.', 'Texto 2', 'Escreva o rio.', 'A partir deles, escreva.'),
    ).toMatchObject({
      textos: [{ texto: 'A água.' }],
      instrucoes: expect.stringContaining('Leia.') as string,
    })
    const redacao = one(
      'TEXTO I',
      'Redija o rio.',
      'TEXTO II',
      'O mar.',
      'Redija um texto.',
      'Fim.',
    )
    expect(redacao?.textos).toEqual([{ texto: 'Redija o rio.' }, { texto: 'O mar.' }])
    expect(redacao?.instrucoes).toBe('Redija um texto.\nFim.')
  })

  it('have their pictures, each by a name of its own', () => {
    const box = { x0: 50, x1: 150, y0: 120, y1: 180 }
    const [label, text] = flowLines(['TEXTO I', 'A água.'])
    if (!label || !text) throw new Error('No lines')
    const credit = flowLine('Fonte: um jornal', 190)
    const figure = { ...flowFigure(box), legenda: [credit] }

    expect(read([label, text, figure])[0]?.textos).toEqual([
      { texto: 'A água.' },
      { imagem: 'redacao-texto-1-figura-1.png', legenda: 'Fonte: um jornal' },
    ])
  })
})

describe('several proposals', () => {
  it('are to choose from, where there are two', () => {
    const lines = ['Proposta 1', 'Tema: A água que falta', 'Tema II', 'Tema: O rio que volta']
    const found = read(flowLines(['Escolha.', ...lines]))

    expect(found.map(({ tema }) => tema)).toEqual(['A água que falta', 'O rio que volta'])
    expect(found[0]?.instrucoes).not.toContain('rio')
    expect(one('Escolha.', ...lines.slice(0, 2))?.instrucoes).toContain('Escolha.')
  })
})
