import { describe, expect, it } from 'vitest'
import { drawing, piece, printedPage, words } from '../layout.fixture.ts'
import { withoutRunning } from './running.ts'

const PAGES = [1, 2, 3, 4]
const textsOf = (page: { pieces: { text: string }[] }) => page.pieces.map(({ text }) => text)

describe('withoutRunning', () => {
  it('drops what repeats in the margins, page numbers that count along too', () => {
    const pages = PAGES.map((number) =>
      printedPage(number, [
        ...words(`Vestibular 2030 página ${number + 4}`, 50, 30),
        ...words(`Texto da página`, 50, 300),
      ]),
    )

    for (const page of withoutRunning(pages))
      expect(textsOf(page)).toEqual(['Texto', 'da', 'página'])
  })

  it('drops a code that ends with the page number, without any word beside it', () => {
    const pages = PAGES.map((number) =>
      printedPage(number, [piece(`*010175AZ${number}*`, 300, 30), ...words('Texto', 50, 300)]),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toEqual(['Texto'])
  })

  it('drops a code that most pages have, without any word beside it', () => {
    const pages = [...PAGES, 5, 6].map((number) =>
      printedPage(number, [piece('001', 300, 30), ...words('Texto', 50, 300)]),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toEqual(['Texto'])
  })

  it('keeps a title at the top of pages that has other lines above it', () => {
    const pages = PAGES.map((number) =>
      printedPage(number, [
        ...words('Caderno azul', 50, 20),
        ...words(`Assunto ${'abcd'.charAt(number)} de hoje`, 50, 40),
        ...words('Texto I', 50, 60),
      ]),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toContain('Texto')
    for (const page of withoutRunning(pages)) expect(textsOf(page)).not.toContain('Caderno')
  })

  it('keeps headings of questions and letters of alternatives at the top of pages', () => {
    const pages = [...PAGES, 5, 6].map((number) =>
      printedPage(number, [
        ...words(number % 2 === 0 ? `Questão ${number}` : `${number}ª questão`, 50, 40),
        piece('(A)', 50, 60),
      ]),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toHaveLength(3)
  })

  it('keeps a line of which nothing but the number changes by chance', () => {
    const years = ['1822', '1889', '1930', '1945']
    const pages = PAGES.map((number, index) =>
      printedPage(number, words(`Em ${years[index]} houve`, 50, 40)),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toHaveLength(3)
  })

  it('keeps the lettering of figures that stand at the same height', () => {
    const pages = PAGES.map((number) =>
      printedPage(number, [...words('t (s)', 50, 60), piece('20', 50, 80)]),
    )

    for (const page of withoutRunning(pages)) expect(textsOf(page)).toHaveLength(3)
  })

  it('drops drawings that all pages have, and keeps a figure of two', () => {
    const line = drawing({ x0: 50, x1: 550, y0: 40, y1: 41 })
    const figure = drawing({ x0: 100, x1: 200, y0: 300, y1: 400 })
    const pages = PAGES.map((number) =>
      printedPage(number, [], number < 2 ? [line, figure] : [line]),
    )

    expect(withoutRunning(pages).map(({ drawings }) => drawings)).toEqual([[figure], [], [], []])
  })
})
