import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { at, box, smallPdf } from './pdf/small-pdf.fixture.ts'
import { smallBooklet, TEXTO } from './testing.ts'
import { drawRegiao, readQuestao, readTexto } from './trecho.ts'

const LINES = [
  'Para que os corpos fiquem em equilíbrio, a soma das forças',
  'que agem em cada um deles é nula.',
]
const page = {
  content: [
    ...LINES.map((line, index) => at(50, 700 - 14 * index, line)),
    at(50, 500, 'Outra coisa.'),
    box(100, 300, 60, 30, 0.4),
    at(110, 310, 'dentro'),
  ].join('\n'),
}
const HEIGHT = 800

/** A region of the page; `from` and `to` are counted from the bottom, as in a PDF. */
const part = (x0: number, from: number, x1: number, to: number) => ({
  pagina: 1,
  x0,
  y0: HEIGHT - to,
  x1,
  y1: HEIGHT - from,
})

describe('readTexto', () => {
  it('gives the text of a part of a page as a paragraph, and nothing beside it', async () => {
    expect(await readTexto(smallPdf([page]), part(40, 680, 500, 720))).toBe(LINES.join(' '))
    expect(await readTexto(smallPdf([page]), part(40, 490, 500, 510))).toBe('Outra coisa.')
  })

  it('gives the words on a figure, which the caller says are text', async () => {
    expect(await readTexto(smallPdf([page]), part(90, 290, 200, 340))).toBe('dentro')
  })

  it('gives nothing where nothing is written', async () => {
    expect(await readTexto(smallPdf([page]), part(300, 100, 400, 200))).toBe('')
  })

  it('throws where there is no such page, and what is no PDF', async () => {
    const regiao = { ...part(0, 0, 10, 10), pagina: 2 }
    await expect(readTexto(smallPdf([page]), regiao)).rejects.toThrow(RangeError)
    await expect(readTexto(Buffer.from('oi'), regiao)).rejects.toMatchObject({
      codigo: 'nao_e_pdf',
    })
  })
})

describe('readQuestao', () => {
  const LETRAS = Array.from('ABCDE')

  it('gives the statement of the one question there, without its number, and its alternatives', async () => {
    expect(await readQuestao(smallBooklet(), part(40, 540, 560, 780))).toEqual({
      texto: TEXTO,
      alternativas: LETRAS.map((nome) => ({ nome, texto: `resposta ${nome} da 1.` })),
    })
  })

  it('leaves an alternative that is a picture without a text', async () => {
    const regiao = { ...part(40, 420, 560, 670), pagina: 2 }
    expect(await readQuestao(smallBooklet(), regiao)).toEqual({
      texto: TEXTO,
      alternativas: LETRAS.map((nome) => ({ nome })),
    })
  })

  it('gives what there is where it finds no alternatives, and nothing where nothing is written', async () => {
    const some = await readQuestao(smallPdf([page]), part(40, 680, 500, 720))
    expect(some).toEqual({ texto: LINES.join(' '), alternativas: [] })
    const none = await readQuestao(smallPdf([page]), part(300, 100, 400, 200))
    expect(none).toEqual({ texto: '', alternativas: [] })
  })
})

describe('drawRegiao', () => {
  it('draws a part of a page, and says how large it stands there', async () => {
    const { altura, conteudo, largura } = await drawRegiao(
      smallPdf([page]),
      part(100, 300, 160, 330),
    )
    expect([largura, altura]).toEqual([80, 40])
    expect(await sharp(conteudo).metadata()).toMatchObject({ width: 150, height: 75 })
  })
})
