import { sumBy } from 'es-toolkit'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkExam } from '../exames/check-exam.ts'
import { examProblems, rightLetter } from '../../testing/exam-rules/exam-rules.ts'
import {
  figureProblems,
  IN_ALTERNATIVA,
  IN_REFERENCIA,
} from '../../testing/exam-rules/figure-rules.ts'
import { PROMISE } from '../../testing/exam-rules/promise.ts'

const DATA = new URL('./demo/', import.meta.url)
// The files are listed as imports, although they are never imported, so that Vitest runs these tests again when one
// changes. The list is kept in a variable, because Vite drops the imports from a direct
// Object.keys(import.meta.glob(…)).
const demo = import.meta.glob('./demo/**/*.{json,svg}')
const DEMO = Object.keys(demo)
const FILES = namesIn('./demo')

/** Answers to the questions that were found without seeing the key, by the number of the question. */
const conferencia = z.record(
  z.string(),
  z.strictObject({
    /** Null if no alternative is right. */
    resposta: z.enum(['A', 'B', 'C', 'D', 'E']).nullable(),
    resolucao: z.string().min(1),
  }),
)

/** The files directly in a folder. */
function namesIn(folder: string): string[] {
  return DEMO.filter((file) => dirname(file) === folder).map((file) => basename(file))
}

function read(path: string): string {
  return readFileSync(new URL(path, DATA), 'utf8')
}

async function readImage(name: string) {
  return readFileSync(new URL(`./figuras/${name}`, DATA))
}

async function readExam(file: string) {
  return (await checkExam(read(file), file, readImage)).exam
}

type Exam = Awaited<ReturnType<typeof readExam>>
interface Figure {
  imagem: string
  frame: typeof IN_REFERENCIA
  size?: Parameters<typeof figureProblems>[2]
}

/**
 * The figures of an exam: those of references and themes, with the size that the exam file states, and of alternatives.
 */
function figuresOf({ referencias, questoes, redacao }: Exam): Figure[] {
  const apoios = [...referencias, ...redacao.flatMap(({ textos }) => textos)]
  const alternativas = questoes.flatMap((questao) => questao.alternativas)
  return [
    ...apoios.flatMap(({ imagem, ...size }) =>
      imagem === undefined ? [] : [{ imagem, frame: IN_REFERENCIA, size }],
    ),
    ...alternativas.flatMap(({ imagem }) =>
      imagem === undefined ? [] : [{ imagem, frame: IN_ALTERNATIVA }],
    ),
  ]
}

describe('the demonstration data', async () => {
  const exams = await Promise.all(FILES.map(readExam))
  const questoes = exams.flatMap((exam) => exam.questoes)

  it('has the exams that it promises, each with its number of questions', () => {
    const counts = exams.map((exam) => [exam.chave, exam.questoes.length])

    expect(Object.fromEntries(counts)).toEqual(PROMISE.questoes)
    expect(questoes).toHaveLength(sumBy(Object.values(PROMISE.questoes), (count) => count))
  })

  it('has as many essay themes in each prova as it promises', () => {
    for (const { redacao } of exams) expect(redacao).toHaveLength(PROMISE.temasInEachProva)
  })

  it('has as many annulled and rectified questions, and figures to choose from, as it promises', () => {
    expect(questoes.filter(({ anulada }) => anulada)).toHaveLength(PROMISE.anuladas)
    expect(questoes.filter(({ retificada }) => retificada)).toHaveLength(PROMISE.retificadas)
    expect(
      questoes.filter(({ alternativas }) => alternativas.some(({ imagem }) => imagem)),
    ).toHaveLength(PROMISE.withFiguresToChoose)
  })

  it('uses each figure once', () => {
    const used = exams.flatMap(figuresOf).map(({ imagem }) => imagem)

    expect(namesIn('./demo/figuras').toSorted()).toEqual(used.toSorted())
  })

  describe.each(FILES)('%s', async (file) => {
    const exam = await readExam(file)

    it('is called after its key', () => {
      expect(file).toBe(`${exam.chave}.json`)
      expect(exam.chave).toBe(`${exam.vestibular?.ano}-${exam.vestibular?.semestre}`)
    })

    it('keeps the rules for questions and themes', () => {
      expect(examProblems(exam)).toEqual([])
    })

    it('keeps the rules for figures', () => {
      const problems = figuresOf(exam).flatMap(({ imagem, frame, size }) =>
        figureProblems(read(`./figuras/${imagem}`), frame, size).map(
          (problem) => `${imagem}: ${problem}`,
        ),
      )
      expect(problems).toEqual([])
    })

    it('has the key that a second solution found, and none where that found none', () => {
      const second = conferencia.parse(JSON.parse(read(`./conferencia/${file}`)))
      const key = exam.questoes.map(({ numero, alternativas }) => [
        String(numero),
        rightLetter(alternativas) ?? null,
      ])

      const found = Object.entries(second).map(([numero, { resposta }]) => [numero, resposta])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(key))
    })
  })
})
