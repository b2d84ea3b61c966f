import { describe, expect, it } from 'vitest'
import { flowFigure, flowLine, words } from '../layout.fixture.ts'
import { withCaptions } from './captions.ts'
import { withLettering } from './lettering.ts'

const BOX = { x0: 100, x1: 250, y0: 200, y1: 300 }
const title = flowLine('Um gráfico', 194, { x0: 150, isBold: true })
const credit = flowLine('Fonte: um jornal', 312, { x0: 110, size: 6 })
const text = flowLine('Depois da figura, o texto segue.', 330)

describe('withCaptions', () => {
  it('puts title and credit to the figure that they stand at', () => {
    const [figure, ...rest] = withCaptions([title, flowFigure(BOX), credit, text], 10, new Set())

    expect(figure).toMatchObject({ titulo: [title], legenda: [credit] })
    expect(rest).toEqual([text])
  })

  it('leaves what is known to be something else', () => {
    const items = withCaptions([title, flowFigure(BOX)], 10, new Set([title]))

    expect(items).toHaveLength(2)
  })

  it('leaves running text above a figure, even the short end of a paragraph', () => {
    const end = flowLine('de um parágrafo.', 194, { x0: 140 })

    expect(withCaptions([end, flowFigure(BOX)], 10, new Set())).toHaveLength(2)
  })
})

describe('withLettering', () => {
  const other = { ...BOX, x0: 300, x1: 400 }

  it('lets a figure grow by what is printed along it, each word to the nearest', () => {
    const scale = words('500', 80, 250)
    const axis = words('Período (ms)', 140, 309, { size: 8 })
    const turned = { x0: 70, x1: 76, y0: 240, y1: 260 }

    expect(withLettering([BOX, other], [scale, axis], [turned], 10)).toEqual([
      { x0: 70, x1: 250, y0: 200, y1: expect.closeTo(310.8, 1) as number },
      other,
    ])
  })

  it('takes neither text nor credits', () => {
    const groups = [
      words('Uma frase do texto', 100, 310),
      words('Fonte: jornal', 110, 310, { size: 6 }),
    ]

    expect(withLettering([BOX], groups, [], 10)).toEqual([BOX])
  })
})
