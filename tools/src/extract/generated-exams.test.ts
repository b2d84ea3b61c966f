import { readCaderno } from '@rumo/exam-pdf'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets } from '../booklets/assets.ts'
import { openPrinter, type Printer } from '../booklets/print.ts'
import { silentErrors } from './generated-exam-errors.fixture.ts'
import { generatedExam } from './generated-exam.fixture.ts'

const assets = await readAssets()
/** Each is printed by Chromium. */
const EXAMS = 4
const EXAMS_IN_FULL = 120
/** Always the same ones. */
const SEED = 1

describe('readCaderno on exams of any layout', () => {
  let printer: Printer
  beforeAll(async () => {
    printer = await openPrinter()
  })
  afterAll(() => printer.close())

  it('gives each question as it was printed, or says what is doubtful about it', async () => {
    const errors: string[] = []
    const exams = fc.sample(generatedExam(assets.fonts), {
      numRuns: runs(EXAMS, EXAMS_IN_FULL),
      seed: SEED,
    })
    for (const { page, questoes } of exams) {
      const caderno = await readCaderno(await printer.print(page))
      caderno.close()
      errors.push(...questoes.flatMap((questao) => silentErrors(questao, caderno.extracao)))
    }
    expect(errors).toEqual([])
  })
})
