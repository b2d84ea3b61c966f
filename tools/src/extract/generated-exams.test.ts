import { readCaderno } from '@rumo/exam-pdf'
import { runs } from '@rumo/contract/runs'
import { range } from 'es-toolkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets } from '../booklets/assets.ts'
import { openPrinter, type Printer } from '../booklets/print-booklet.ts'
import { silentErrors } from './generated-exam-errors.fixture.ts'
import { generatedExam } from './generated-exam.fixture.ts'

const assets = await readAssets()
/** How many exams are drawn for each seed. There are few in a usual run, because Chromium prints each one. */
const EXAMS = runs(4, 25)
/** The seeds are fixed, so that every run draws the same exams. */
const SEEDS = range(1, 1 + runs(1, 20))

describe('readCaderno on exams of any layout', () => {
  let printer: Printer
  beforeAll(async () => {
    printer = await openPrinter()
  })
  afterAll(() => printer[Symbol.asyncDispose]())

  it.each(SEEDS)(
    'gives each question as printed, or says what is doubtful: seed %i',
    async (seed) => {
      const errors: string[] = []
      const exams = fc.sample(generatedExam(assets.fonts), { numRuns: EXAMS, seed })
      for (const { page, questoes } of exams) {
        using caderno = await readCaderno(await printer.print(page))
        errors.push(...questoes.flatMap((questao) => silentErrors(questao, caderno.extracao)))
      }
      expect(errors).toEqual([])
    },
  )
})
