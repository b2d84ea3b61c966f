import { describe, expect, it } from 'vitest'
import { flowLine, flowLines } from '../layout.fixture.ts'
import { isPartTitle } from '../text/naming.ts'
import { announcementsOf, holdsAnnouncement } from './announcements.ts'

const HEADINGS = new Map([
  [0, 5],
  [20, 6],
  [21, 7],
  [22, 8],
])
const inFlow = (texts: readonly string[]) =>
  announcementsOf(flowLines(['Questão 05', ...texts]), HEADINGS)

describe('announcementsOf', () => {
  it.each([
    ['Leia o texto para responder às questões 06 e 07.', [6, 7]],
    ['Leia o texto para responder às questões de 06 a 08.', [6, 7, 8]],
    ['Considere a imagem para responder à questão de número 06.', [6]],
    ['Texto para as questões 6 e 7', [6, 7]],
    ['As questões de 06 a 08 referem-se ao texto a seguir.', [6, 7, 8]],
    ['As questões (06) a (08) referem-se ao texto seguinte.', [6, 7, 8]],
    ['As questões 06, (07) e (08) referem-se ao texto seguinte.', [6, 7, 8]],
    ['Observe o gráfico e responda às questões de números 6, 7 e 8.', [6, 7, 8]],
  ])('reads %j', (text, faixa) => {
    expect(inFlow([text])).toEqual([{ at: 1, end: 2, faixa }])
  })

  it('goes on in the next lines', () => {
    expect(inFlow(['Leia o texto para responder às', 'questões 06 e', '07.', 'O texto.'])).toEqual([
      { at: 1, end: 4, faixa: [6, 7] },
    ])
  })

  it('goes on with its last number, in capitals too', () => {
    expect(inFlow(['TEXTO PARA AS QUESTÕES DE NÚMEROS 06', 'A 08.', 'A CIDADE'])).toEqual([
      { at: 1, end: 3, faixa: [6, 7, 8] },
    ])
  })

  it('goes on in the next column, unless it is over', () => {
    const column = { x0: 320, x1: 560, y0: 50, y1: 700 }
    const over = (first: string, second: string) =>
      announcementsOf(
        [
          flowLine('Questão 05', 100),
          flowLine(first, 690),
          flowLine(second, 60, { x0: 320, column }),
        ],
        HEADINGS,
      )

    expect(over('Com base no texto, responda às questões de', 'números 06 a 08.')).toEqual([
      { at: 1, end: 3, faixa: [6, 7, 8] },
    ])
    expect(over('COM BASE NO TEXTO, RESPONDA', 'ÀS QUESTÕES DE NÚMEROS 06 A 08.')).toEqual([
      { at: 1, end: 3, faixa: [6, 7, 8] },
    ])
    expect(over('E', 'Leia o texto para responder às questões 06 e 07.')).toMatchObject([{ at: 2 }])
    expect(over('Leia o texto.', 'As questões 06 e 07 referem-se a ele.')).toMatchObject([
      { at: 2 },
    ])
  })

  it('takes neither the end of another sentence nor what names earlier questions', () => {
    expect(inFlow(['para gás.', 'Leia o texto para responder às questões 06 e 07.'])).toMatchObject(
      [{ at: 2 }],
    )
    expect(inFlow(['Leia de novo o texto da questão 03.'])).toEqual([])
  })

  it('takes the title of a part of the booklet for none', () => {
    expect(inFlow(['Questões de 06 a 08'])).toEqual([])
    expect(isPartTitle('Questões de 01 a 45')).toBe(true)
  })
})

describe('holdsAnnouncement', () => {
  it('tells a text that another one was put into', () => {
    expect(
      holdsAnnouncement('Um fim. Leia o texto para responder às questões 3 e 4. O começo.'),
    ).toBe(true)
    expect(holdsAnnouncement('A questão 3 é difícil.')).toBe(false)
  })
})
