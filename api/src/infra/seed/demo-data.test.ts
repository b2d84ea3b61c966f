import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exam as schema } from './exam.schema.ts'
import { examProblems, rightLetter } from './rules/exam-rules.ts'
import { figureProblems } from './rules/figure-rules.ts'

const DATA = new URL('./demo/', import.meta.url)
const FILES = readdirSync(DATA).filter((name) => name.endsWith('.json'))

/** The answers of who solved the questions without sight of the key, by the number of the question. */
const conferencia = z.record(
  z.string(),
  z.strictObject({ resposta: z.enum(['A', 'B', 'C', 'D', 'E']), resolucao: z.string().min(1) }),
)

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))
}

describe('the demonstration data', () => {
  it('has two provas with 30 questions between them, each figure used', () => {
    const exams = FILES.map((file) => schema.parse(readJson(file)))
    const used = exams.flatMap(({ referencias }) =>
      referencias.flatMap(({ imagem }) => imagem ?? []),
    )

    expect(exams).toHaveLength(2)
    expect(exams.flatMap(({ questoes }) => questoes)).toHaveLength(30)
    expect(readdirSync(new URL('./figuras/', DATA)).toSorted()).toEqual(used.toSorted())
  })

  describe.each(FILES)('%s', (file) => {
    const exam = schema.parse(readJson(file))

    it('is called after its key', () => {
      expect(file).toBe(`${exam.chave}.json`)
      expect(exam.chave).toBe(`${exam.vestibular.ano}-${exam.vestibular.semestre}`)
    })

    it('keeps the rules for questions', () => {
      expect(examProblems(exam)).toEqual([])
    })

    it('keeps the rules for figures', () => {
      const problems = exam.referencias.flatMap(({ imagem, ...size }) => {
        if (imagem === undefined) return []
        const svg = readFileSync(new URL(`./figuras/${imagem}`, DATA), 'utf8')
        return figureProblems(svg, size).map((problem) => `${imagem}: ${problem}`)
      })
      expect(problems).toEqual([])
    })

    it('has the key that a second solution found', () => {
      const second = conferencia.parse(readJson(`./conferencia/${file}`))
      const key = exam.questoes.map(({ numero, alternativas }) => [
        String(numero),
        rightLetter(alternativas),
      ])

      const found = Object.entries(second).map(([numero, { resposta }]) => [numero, resposta])
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(key))
    })
  })
})
