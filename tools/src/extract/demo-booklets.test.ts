import { BOOKLETS, bookletName, readDemoExams } from '@rumo/api'
import {
  readCaderno,
  readGabaritoPdf,
  withGabarito,
  type Extracao,
  type QuestaoExtraida,
} from '@rumo/exam-pdf'
import type { Regiao } from '@rumo/contract'
import { isEqual } from 'es-toolkit'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Questao } from '../booklets/exam.ts'

// The data that the booklets are printed from, and the booklets. They are imported, so that Vitest runs these tests
// again when one of them changes.
const sources = import.meta.glob('/api/src/domain/seed/demo/**/*.{json,pdf}', { query: '?url' })

const exams = await readDemoExams()

async function extracted(chave: string): Promise<Extracao> {
  const [prova, gabarito] = await Promise.all(
    (['prova', 'gabarito'] as const).map((kind) =>
      readFile(new URL(bookletName(chave, kind), BOOKLETS)),
    ),
  )
  using caderno = await readCaderno(prova ?? new Uint8Array())
  return withGabarito(caderno.extracao, await readGabaritoPdf(gabarito ?? new Uint8Array()))
}

/** TeX commands that print a sign. */
const SIGNS: Record<string, string> = {
  times: '×',
  to: '→',
  rightarrow: '→',
  cdot: '·',
  log: 'log',
}

/** A fraction alone, of letters and numbers. */
const FRACTION = /^\\\(\\frac\{[\p{L}\p{N}]+\}\{[\p{L}\p{N}]+\}\\\)\.?$/u

/** The printed characters of a text: without tags and white space, and without the commands in formulas. */
function signsOf(texto = ''): string {
  return texto
    .replaceAll(/<table>[^]*?<\/table>/g, '')
    .replaceAll(/\\[()[\]]/g, '')
    .replaceAll(/\\(?:vec|mathrm|text|left|right|dfrac|frac)\b|\\[,;! ]/g, '')
    .replaceAll(/\\([a-z]+)/gi, (_, name: string) => SIGNS[name] ?? name)
    .replaceAll(/<\/?[a-z]+>|[\s{}^_~]/g, '')
    .replaceAll(/[−–]/g, '-')
}

const paragraphsOf = (texto: string) => texto.split(/\n+/).map(signsOf)

function differences(questao: Questao, found: QuestaoExtraida): string[] {
  const alternatives = questao.alternativas.flatMap(({ correta = false, imagem, nome, texto }) => {
    const own = found.alternativas.find((each) => each.nome === nome)
    const isSame =
      imagem === undefined ? signsOf(texto) === signsOf(own?.texto) : own?.imagem !== undefined
    return isSame && correta === (own?.correta ?? false) ? [] : [`${nome}: ${own?.texto}`]
  })
  const isStem = signsOf(questao.texto) === signsOf(found.texto)
  return [
    ...(isStem ? [] : [found.texto]),
    ...alternatives,
    ...(questao.materia === found.materia ? [] : [`matéria ${found.materia}`]),
  ]
}

/** Whether two regions are the same, give or take a point. */
function isAbout(said: Regiao, found: Regiao | undefined): boolean {
  const sides = ['x0', 'y0', 'x1', 'y1'] as const
  return (
    said.pagina === found?.pagina && sides.every((side) => Math.abs(said[side] - found[side]) <= 1)
  )
}

describe.each(exams.map(({ exam }) => exam))('the booklet of $chave', async (exam) => {
  const { numeros_ausentes, questoes, redacoes } = await extracted(exam.chave)

  it('comes back with all its questions, each right or doubted', () => {
    expect(Object.keys(sources)).not.toEqual([])
    expect(numeros_ausentes).toEqual([])
    expect(questoes.map(({ numero }) => numero)).toEqual(exam.questoes.map(({ numero }) => numero))
    const silent = questoes.flatMap((found, index) => {
      const questao = exam.questoes[index]
      const wrong = questao ? differences(questao, found) : []
      return wrong.length > 0 && found.problemas.length === 0 ? [[found.numero, ...wrong]] : []
    })
    expect(silent).toEqual([])
  })

  it('comes back in its paragraphs, where nothing is doubted and no formula or table stands between', () => {
    const apart = questoes.flatMap(({ numero, problemas, texto }, index) => {
      const printed = exam.questoes[index]?.texto ?? ''
      const isPlain = problemas.length === 0 && !/<table>|\\[[(]/.test(printed)
      return isPlain && !isEqual(paragraphsOf(printed), paragraphsOf(texto)) ? [numero] : []
    })
    // One question may differ: the figure beside it ends some of its lines.
    expect(apart.length).toBeLessThanOrEqual(1)
  })

  it('has the fractions of its alternatives as formulas, and doubts them', () => {
    const printed = exam.questoes.flatMap(({ alternativas, numero }) =>
      alternativas.flatMap(({ nome, texto = '' }) =>
        FRACTION.test(texto.trim()) ? [{ numero, nome, texto: texto.trim() }] : [],
      ),
    )
    const found = printed.map(({ numero, nome }) => {
      const own = questoes.find((questao) => questao.numero === numero)
      const texto = own?.alternativas.find((each) => each.nome === nome)?.texto
      const isDoubted = own?.problemas.some(({ codigo }) => codigo === 'formula')
      return { numero, nome, texto: isDoubted ? texto : undefined }
    })
    expect(found).toEqual(printed)
  })

  it('has each question where its exam file says', () => {
    const apart = questoes.flatMap(({ numero, regiao, continua }, index) => {
      const told = exam.questoes[index]
      const found = [regiao ?? [], continua ?? []].flat()
      const said = [told?.regiao ?? [], told?.continua ?? []].flat()
      return said.length === found.length && said.every((one, at) => isAbout(one, found[at]))
        ? []
        : [{ numero, found }]
    })
    expect(apart).toEqual([])
  })

  it('comes back with few doubts', () => {
    const doubtful = questoes.filter(({ problemas }) => problemas.length > 0)

    expect(doubtful.length).toBeLessThan(0.15 * questoes.length)
  })

  it('comes back with its themes and their texts', () => {
    expect(redacoes.map(({ tema, textos }) => [tema, textos.length > 0])).toEqual(
      exam.redacao.map(({ tema }) => [tema.split('\n')[0], true]),
    )
  })
})
