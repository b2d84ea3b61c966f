import { describe, expect, it } from 'vitest'
import { withFixedDate } from './print-booklet.ts'

function pdfMade(date: string): Buffer {
  const dates = `/CreationDate (D:${date}+00'00') /ModDate (D:${date}Z) (D:2025)`
  return Buffer.from(`%PDF\u00FF ${dates}`, 'latin1')
}

describe('withFixedDate', () => {
  it('replaces every date by one as long, and nothing else', () => {
    expect(withFixedDate(pdfMade('20251121095500'))).toEqual(pdfMade('20260101000000'))
  })
})
