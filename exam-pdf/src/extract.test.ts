import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pageSvg } from './debug/page-svg.ts'
import { examFileOf } from './exam-file.ts'
import { readCaderno, type Progress } from './extract.ts'
import { at, smallPdf } from './pdf/small-pdf.fixture.ts'
import { LETRAS, smallBooklet, TEXTO } from './testing.ts'

const readBooklet = (onProgress?: (step: Progress) => void) =>
  readCaderno(smallBooklet(), onProgress && { onProgress })

describe('readCaderno', () => {
  it('finds questions, their alternatives and what they share, each with its place', async () => {
    using caderno = await readBooklet()
    const { questoes, referencias } = caderno.extracao

    expect(questoes.map(({ numero, pagina }) => [numero, pagina])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
    expect(questoes[1]).toMatchObject({
      texto: TEXTO,
      alternativas: LETRAS.map((nome) => ({ nome, texto: `resposta ${nome} da 2.` })),
      referencias: ['texto-02-03'],
      problemas: [],
    })
    expect(questoes[1]?.regiao.y0).toBeCloseTo(800 - 440 - 7.6, 0)
    expect(referencias[0]).toMatchObject({
      id: 'texto-02-03',
      texto: 'Um texto que serve a duas questões, e que todas as duas citam.',
      faixa: [2, 3],
    })
  })

  it('doubts alternatives that are pictures, and cuts them out', async () => {
    using caderno = await readBooklet()
    const last = caderno.extracao.questoes.at(-1)
    expect(last?.problemas.map(({ codigo }) => codigo)).toEqual(['alternativa_com_imagem'])
    const names: string[] = []
    for await (const { conteudo, nome } of caderno.imagens()) {
      names.push(nome)
      const { width } = await sharp(conteudo).metadata()
      expect(width).toBe(160)
    }

    expect(names).toEqual(last?.alternativas.map(({ imagem }) => imagem))
  })

  it('says how far it is', async () => {
    const progress: Progress[] = []
    const caderno = await readBooklet((step) => progress.push(step))
    caderno[Symbol.dispose]()

    expect(progress).toEqual([
      { etapa: 'paginas', feitas: 1, total: 2 },
      { etapa: 'paginas', feitas: 2, total: 2 },
    ])
  })

  it('ends at the next page when it is cancelled', async () => {
    const controller = new AbortController()
    const seen: number[] = []
    const reading = readCaderno(smallBooklet(), {
      signal: controller.signal,
      onProgress: ({ feitas }) => {
        seen.push(feitas)
        controller.abort(new Error('cancelada'))
      },
    })

    await expect(reading).rejects.toThrow('cancelada')
    expect(seen).toEqual([1])
  })

  it.each([
    ['pdf_sem_texto', { content: '' }],
    [
      'pdf_com_texto_ilegivel',
      {
        content: Array.from({ length: 20 }, (_, row) =>
          at(50, 700 - 12 * row, 'xqz wkj vvb zzt qpp kkd'),
        ).join('\n'),
      },
    ],
    ['pdf_sem_questoes', { content: [700, 680, 660].map((y) => at(50, y, TEXTO)).join('\n') }],
  ])('refuses a booklet as %s', async (codigo, page) => {
    await expect(readCaderno(smallPdf([page]))).rejects.toMatchObject({ codigo })
  })

  it('gives an exam file, and a picture of what it saw', async () => {
    using caderno = await readBooklet()
    const { extracao, laid } = caderno
    const [page] = laid

    expect(examFileOf(extracao)).toMatchObject({
      extracao: { versao: 1, paginas: 2, numeros_ausentes: [] },
      questoes: [{ numero: 1 }, { numero: 2 }, { numero: 3 }],
    })
    expect(page && pageSvg(page, extracao, 'data:image/png;base64,')).toMatch(
      /^<svg [\s\S]*texto-02-03[\s\S]*<\/svg>\n$/,
    )
  })
})
