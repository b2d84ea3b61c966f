import { expect, it } from 'vitest'
import {
  dayOfWeekWords,
  longDateWords,
  longDayWords,
  momentWords,
  shortDateWords,
} from './datas.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

it('names a day where the college is', () => {
  // In the college's time zone this is still the previous evening.
  expect(shortDateWords('2026-11-18T02:59:00Z', NOW)).toBe('17\u00A0nov')
  expect(shortDateWords('2026-11-18T03:00:00Z', NOW)).toBe('18\u00A0nov')
  expect(longDateWords('2026-05-02T02:00:00Z')).toBe('1º de maio de 2026')
})

it('names the year of what is about a year ago or more', () => {
  expect(shortDateWords('2026-02-18T12:00:00Z', NOW)).toBe('18\u00A0fev')
  // Without the year, a date of the last month would look like a date in the future.
  expect(shortDateWords('2025-12-18T12:00:00Z', Date.parse('2026-01-21T12:00:00Z'))).toBe(
    '18\u00A0dez',
  )
  expect(shortDateWords('2025-11-18T12:00:00Z', NOW)).toBe('18\u00A0nov\u00A02025')
})

it('leaves a day of the calendar as it is written', () => {
  expect(longDayWords('2027-06-15')).toBe('15 de junho de 2027')
  expect(longDayWords('2028-02-29')).toBe('29 de fevereiro de 2028')
})

it('names a moment by day and time of day where the college is', () => {
  expect(momentWords('2026-05-02T02:30:00.000Z')).toBe('1º de maio de 2026 às 23:30')
  expect(momentWords('2026-05-11T03:05:00.000Z')).toBe('11 de maio de 2026 às 00:05')
})

it('names the day of the week where it helps to find a day', () => {
  expect(dayOfWeekWords('2027-12-01')).toBe('quarta-feira, 1º de dezembro')
})
