import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, diaOf, startOfDia } from './dia.ts'

const HOUR_MS = 3_600_000
const instants = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => date.getTime())
const dias = instants.map(diaOf)
/** Special days: a new year, a leap day, and the days on which clocks were changed. */
const UNLIKE_OTHERS = ['2026-01-01', '2028-02-29', '2018-11-04', '2019-02-17'].map(Date.parse)
const nearThose = fc
  .tuple(fc.constantFrom(...UNLIKE_OTHERS), fc.integer({ min: -30 * HOUR_MS, max: 30 * HOUR_MS }))
  .map(([ms, awayMs]) => ms + awayMs)
const diaAt = (instant: string) => diaOf(Date.parse(instant))

describe('diaOf', () => {
  it.each([
    // Three hours behind UTC; Brazil has had no summer time since 2019.
    ['2026-01-01T02:59:59.999Z', '2025-12-31'],
    ['2026-01-01T03:00:00.000Z', '2026-01-01'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
    ['2028-03-01T02:59:59.999Z', '2028-02-29'],
    ['2027-03-01T02:59:59.999Z', '2027-02-28'],
    // On this day clocks skipped the hour from 0:00 to 1:00, so that the day begins at 1:00.
    ['2018-11-04T02:59:59.999Z', '2018-11-03'],
    ['2018-11-04T03:00:00.000Z', '2018-11-04'],
    // In summer time, two hours behind UTC.
    ['2018-12-25T01:59:59.999Z', '2018-12-24'],
    ['2018-12-25T02:00:00.000Z', '2018-12-25'],
    // The repeated hour, from 23:00 to midnight, is the last hour of its day.
    ['2019-02-17T01:59:59.999Z', '2019-02-16'],
    ['2019-02-17T02:59:59.999Z', '2019-02-16'],
    ['2019-02-17T03:00:00.000Z', '2019-02-17'],
  ])('takes %s for a moment of %s', (instant, dia) => {
    expect(diaAt(instant)).toBe(dia)
  })

  it('never goes back, and leaves out no day', () => {
    fc.assert(
      fc.property(fc.oneof(instants, nearThose), fc.nat(23 * HOUR_MS), (ms, laterMs) => {
        expect([0, 1]).toContain(daysBetween(diaOf(ms), diaOf(ms + laterMs)))
      }),
    )
  })

  it('is three hours behind UTC since 2020', () => {
    const since2020 = instants.filter((ms) => ms >= Date.parse('2020-01-01'))
    fc.assert(
      fc.property(since2020, (ms) => {
        expect(diaOf(ms)).toBe(new Date(ms - 3 * HOUR_MS).toISOString().slice(0, 10))
      }),
    )
  })
})

it('counts days as the calendar does, back and forth', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  fc.assert(
    fc.property(dias, fc.integer({ min: -3000, max: 3000 }), (dia, days) => {
      expect(daysBetween(dia, addDays(dia, days))).toBe(days)
      expect(addDays(addDays(dia, days), -days)).toBe(dia)
    }),
  )
})

describe('startOfDia', () => {
  it('is the first instant of its day', () => {
    fc.assert(
      fc.property(fc.oneof(dias, nearThose.map(diaOf)), (dia) => {
        expect(diaOf(startOfDia(dia))).toBe(dia)
        expect(diaOf(startOfDia(dia) - 1)).toBe(addDays(dia, -1))
      }),
    )
  })
})
