import { expect, it } from 'vitest'
import { dayWords, onWhenWords, whenWords } from './datas.ts'

const said = (day: number) => new Date(2026, 10, day, 9, 5).toISOString()

it('says the day that was meant, wherever one is', () => {
  expect(dayWords('2025-06-15')).toBe('15\u00A0jun\u00A02025')
  expect(dayWords(new Date(2026, 10, 20, 23, 30).toISOString())).toBe('20\u00A0nov\u00A02026')
  expect([null, undefined, '', 'ontem'].map(dayWords)).toEqual(['', '', '', ''])
})

it('says when, where the reader is', () => {
  const now = new Date(2026, 10, 22, 18, 0)
  expect(whenWords(said(22), now)).toBe('hoje às\u00A009:05')
  expect(whenWords(said(21), now)).toBe('ontem às\u00A009:05')
  expect(whenWords(said(20), now)).toBe('20\u00A0nov\u00A02026 às\u00A009:05')
  expect(onWhenWords(said(22), now)).toBe('hoje às\u00A009:05')
  expect(onWhenWords(said(20), now)).toBe('em 20\u00A0nov\u00A02026 às\u00A009:05')
})
