import { describe, expect, it } from 'vitest'
import { flowFigure, flowLine, flowLines, words } from '../layout.fixture.ts'
import { lineOf } from '../text/lines.ts'
import { hasLineNumber, hasTitleApart, isLooseCredit, namesLater } from './loose-lines.ts'

const BODY = 10
const named = (...texts: string[]) => namesLater(flowLines(texts), 4)

describe('hasLineNumber', () => {
  const verse = words('Um verso curto', 80, 100)
  const beside = (x0: number, size: number) => ({
    ...flowLine('Um verso curto', 100),
    line: lineOf([...verse, ...words('15', x0, 100, { size })]),
  })

  it('sees a small number by itself, or apart from its line', () => {
    expect(hasLineNumber(flowLine('10', 100, { size: 8 }), BODY)).toBe(true)
    expect(hasLineNumber(beside(60, 8), BODY)).toBe(true)
    expect(hasLineNumber(beside(260, 8), BODY)).toBe(true)
  })

  it('says nothing of other numbers', () => {
    expect(hasLineNumber(flowLine('10', 100), BODY)).toBe(false)
    expect(hasLineNumber(beside(60, 10), BODY)).toBe(false)
    expect(hasLineNumber(beside((verse.at(-1)?.x1 ?? 0) + 1, 6), BODY)).toBe(false)
    expect(hasLineNumber(flowFigure({ x0: 0, x1: 9, y0: 0, y1: 9 }), BODY)).toBe(false)
  })
})

describe('hasTitleApart', () => {
  const end = words('(C) força', 80, 100)
  const withTitle = (x0: number, isBold: boolean) => ({
    ...flowLine('(C) força', 100),
    line: lineOf([...end, ...words('MATEMÁTICA', x0, 100, { isBold })]),
  })

  it('sees the title of a column on the line where the column before it ends', () => {
    expect(hasTitleApart(withTitle(350, true))).toBe(true)
  })

  it('says nothing of bold words in a sentence, of other words apart, nor of a line of its own', () => {
    expect(hasTitleApart(withTitle((end.at(-1)?.x1 ?? 0) + 4, true))).toBe(false)
    expect(hasTitleApart(withTitle(350, false))).toBe(false)
    expect(hasTitleApart(flowLine('MATEMÁTICA', 100, { isBold: true }))).toBe(false)
    expect(hasTitleApart(flowFigure({ x0: 0, x1: 9, y0: 0, y1: 9 }))).toBe(false)
  })
})

describe('isLooseCredit', () => {
  const credit = flowLine('(Autor. Obra.)', 60, { x0: 400, size: 8 })
  const low = flowLine('O fim da coluna', 700)

  it('sees a credit that nothing stands above in its column', () => {
    expect(isLooseCredit(credit, low, BODY)).toBe(true)
    expect(isLooseCredit({ ...credit, page: 2 }, flowLine('Acima', 40), BODY)).toBe(true)
  })

  it('says nothing of a credit under its text, nor of a text at the head of a column', () => {
    expect(isLooseCredit(credit, flowLine('O fim do texto', 48), BODY)).toBe(false)
    expect(isLooseCredit(flowLine('Um texto', 60, { x0: 400 }), low, BODY)).toBe(false)
  })
})

describe('namesLater', () => {
  it('gives the questions to come that two lines name, but for the title of a part', () => {
    expect(named('RESPONDA ÀS QUESTÕES', 'DE NÚMEROS 05 A 07.')).toEqual([5, 6, 7])
    expect(named('como na questão 5.')).toEqual([])
    expect(named('nas questões 3 e 5')).toEqual([])
    expect(named('LÍNGUA', 'Questões de 05 a 45')).toEqual([])
  })
})
