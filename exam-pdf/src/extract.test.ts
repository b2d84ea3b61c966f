import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pageSvg } from './debug/page-svg.ts'
import { examFileOf } from './exam-file.ts'
import { readCaderno, type Progress } from './extract.ts'
import { at, box, smallPdf } from './pdf/small-pdf.fixture.ts'

const TEXT =
  'Para que os corpos fiquem em equilíbrio, a soma das forças que agem em cada um deles é nula.'
const LETTERS = Array.from('ABCDE')

/** A question below a height, with five alternatives, the last of them a picture where it has one. */
function question(numero: number, top: number, isPicture = false): string {
  const answers = LETTERS.map((letra, index) => {
    const y = top - 36 - 40 * index
    const label = at(50, y, `(${letra})`)
    return isPicture
      ? `${label} ${box(75, y - 10, 60, 30, 0.4)}`
      : `${label} ${at(75, y, `resposta ${letra} da ${numero}.`)}`
  })
  return [at(50, top, `Questão ${numero}`), at(50, top - 14, TEXT), ...answers].join('\n')
}

const booklet = () =>
  smallPdf([
    {
      content: [
        question(1, 760),
        at(50, 500, 'Leia o texto para responder às questões 2 e 3.'),
        at(50, 480, 'Um texto que serve a duas questões, e que todas as duas citam.'),
        question(2, 440),
      ].join('\n'),
    },
    { content: question(3, 650, true) },
  ])

async function readBooklet() {
  const progress: Progress[] = []
  const caderno = await readCaderno(booklet(), { onProgress: (step) => progress.push(step) })
  return { caderno, progress }
}

describe('readCaderno', () => {
  it('finds questions, their alternatives and what they share, each with its place', async () => {
    const { caderno } = await readBooklet()
    const { questoes, referencias } = caderno.extracao
    caderno.close()

    expect(questoes.map(({ numero, pagina }) => [numero, pagina])).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ])
    expect(questoes[1]).toMatchObject({
      texto: TEXT,
      alternativas: LETTERS.map((nome) => ({ nome, texto: `resposta ${nome} da 2.` })),
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
    const { caderno } = await readBooklet()
    const last = caderno.extracao.questoes.at(-1)
    expect(last?.problemas.map(({ codigo }) => codigo)).toEqual(['alternativa_com_imagem'])
    const names: string[] = []
    for await (const { conteudo, nome } of caderno.imagens()) {
      names.push(nome)
      const { width } = await sharp(conteudo).metadata()
      expect(width).toBe(160)
    }
    caderno.close()

    expect(names).toEqual(last?.alternativas.map(({ imagem }) => imagem))
  })

  it('says how far it is', async () => {
    const { caderno, progress } = await readBooklet()
    caderno.close()

    expect(progress).toEqual([
      { etapa: 'paginas', feitas: 1, total: 2 },
      { etapa: 'paginas', feitas: 2, total: 2 },
    ])
  })

  it('ends at the next page when it is cancelled', async () => {
    const controller = new AbortController()
    const seen: number[] = []
    const reading = readCaderno(booklet(), {
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
    ['pdf_sem_questoes', { content: [700, 680, 660].map((y) => at(50, y, TEXT)).join('\n') }],
  ])('refuses a booklet as %s', async (codigo, page) => {
    await expect(readCaderno(smallPdf([page]))).rejects.toMatchObject({ codigo })
  })

  it('gives an exam file, and a picture of what it saw', async () => {
    const { caderno } = await readBooklet()
    const { extracao, laid } = caderno
    caderno.close()
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
