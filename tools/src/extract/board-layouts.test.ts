import { readCaderno } from '@rumo/exam-pdf'
import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAssets } from '../booklets/assets.ts'
import { openPrinter, type Printer } from '../booklets/print-booklet.ts'
import { BOARDS, boardExam, ITEM_BOARDS } from './board-layouts.fixture.ts'
import { silentErrors } from './generated-exam-errors.fixture.ts'

const assets = await readAssets()
/** How many exams are drawn. There are few in a usual run, because Chromium prints each one. */
const EXAMS = runs(1, 20)
const SEED = 7

describe('readCaderno on exams as boards set them', () => {
  let printer: Printer
  beforeAll(async () => {
    printer = await openPrinter()
  })
  afterAll(() => printer[Symbol.asyncDispose]())

  it.each(BOARDS)(
    'gives each question as printed, or says what is doubtful: $name',
    async (board) => {
      const errors: string[] = []
      for (const { page, questoes } of sample(board)) {
        using caderno = await readCaderno(await printer.print(page))
        errors.push(...questoes.flatMap((questao) => silentErrors(questao, caderno.extracao)))
      }
      expect(errors).toEqual([])
    },
  )

  it.each(ITEM_BOARDS)('refuses what has no letters to choose from: $name', async (board) => {
    for (const { page } of sample(board)) {
      const printed = await printer.print(page)
      await expect(readCaderno(printed)).rejects.toMatchObject({ codigo: 'pdf_com_itens' })
    }
  })
})

const sample = (board: (typeof BOARDS)[number]) =>
  fc.sample(boardExam(board, assets.fonts), { numRuns: EXAMS, seed: SEED })
