import { expect, it } from 'vitest'
import { dayWords, onWhenWords, shortMomentWords, whenWords } from './instantes.ts'

/** 09:05 of a day of November in the college's time zone. */
const said = (day: number) => `2026-11-${day}T12:05:00.000Z`

it('names the day of an instant where the college is, and a day of the calendar as it is written', () => {
  expect(dayWords('2025-06-15')).toBe('15\u00A0jun\u00A02025')
  expect(dayWords('2026-11-21T02:30:00.000Z')).toBe('20\u00A0nov\u00A02026')
  expect([null, undefined, '', 'ontem'].map(dayWords)).toEqual(['', '', '', ''])
})

it('names today and yesterday, and the time, where the college is', () => {
  const now = Date.parse('2026-11-23T02:00:00.000Z')
  expect(whenWords(said(22), now)).toBe('hoje às\u00A009:05')
  expect(whenWords(said(21), now)).toBe('ontem às\u00A009:05')
  expect(whenWords(said(20), now)).toBe('20\u00A0nov\u00A02026 às\u00A009:05')
  expect(onWhenWords(said(22), now)).toBe('hoje às\u00A009:05')
  expect(onWhenWords(said(20), now)).toBe('em 20\u00A0nov\u00A02026 às\u00A009:05')
})

it('names a moment in figures', () => {
  expect(shortMomentWords('2026-11-22T02:40:00.000Z')).toBe('21/11/2026, 23:40')
})
