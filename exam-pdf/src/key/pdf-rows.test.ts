import { expect, it } from 'vitest'
import { at, smallPdf } from '../pdf/small-pdf.fixture.ts'
import { rowsOfPdf } from './pdf-rows.ts'

const PAGES = [
  { content: [at(50, 680, '2 B'), at(300, 700, '51-C'), at(50, 700, '1 A')].join('\n') },
  { content: at(50, 700, '3 Anulada') },
]

it('rowsOfPdf gives the words of all pages row by row, with where each begins', async () => {
  const rows = await rowsOfPdf(smallPdf(PAGES))

  expect(rows?.map((row) => row.map(({ text }) => text).join(' '))).toEqual([
    '1 A 51 C',
    '2 B',
    '3 Anulada',
  ])
  expect(rows?.[0]?.map(({ x }) => Math.round(x))).toEqual([50, 58, 300, 300])
})

it('rowsOfPdf reads nothing of a PDF with more pages than it may have', async () => {
  expect(await rowsOfPdf(smallPdf(PAGES), 2)).toHaveLength(3)
  expect(await rowsOfPdf(smallPdf(PAGES), 1)).toBeUndefined()
})

it('rowsOfPdf refuses what is no PDF', async () => {
  await expect(rowsOfPdf(Buffer.from('1 A'))).rejects.toMatchObject({ codigo: 'nao_e_pdf' })
})
