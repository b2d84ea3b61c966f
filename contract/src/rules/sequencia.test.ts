import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Dia, diaOf } from './dia.ts'
import { sequenciaOf } from './sequencia.ts'

const HOJE = '2028-03-01'
/** Days around a leap day; some of them are after today. */
const dias = fc.array(
  fc.integer({ min: -3, max: 40 }).map((ago) => addDays(HOJE, -ago)),
  { maxLength: 60 },
)

const HOUR_MS = 3_600_000
/** The first instant of a day, in ms since 1970. In the summer of 2018 to 2019 clocks were one hour ahead. */
const beginOf = (dia: Dia) =>
  Date.parse(dia) + (dia > '2018-11-04' && dia < '2019-02-17' ? 2 : 3) * HOUR_MS
/** An instant of a day: `ms` after its begin or, where `ms` is negative, before its end. */
function momentOf(dia: Dia, ms: number): number {
  const [begin, end] = [beginOf(dia), beginOf(addDays(dia, 1))]
  return ms < 0 ? end + ms : begin + (ms % (end - begin))
}
/** The first days of short periods around the change of a year, a leap day, and both changes of the clocks. */
const beginnings = fc.constantFrom('2025-12-29', '2028-02-26', '2018-11-01', '2019-02-14')
const moments = fc.oneof(fc.constantFrom(0, -1), fc.nat(25 * HOUR_MS))

/** The expected result, found by walking through the calendar day by day. */
function walked(days: readonly Dia[]) {
  let [run, recorde] = [0, 0]
  let before = 0
  for (let dia = addDays(HOJE, -50); dia <= HOJE; dia = addDays(dia, 1)) {
    before = run
    run = days.includes(dia) ? run + 1 : 0
    recorde = Math.max(recorde, run)
  }
  const praticou_hoje = days.includes(HOJE)
  return { atual: praticou_hoje ? run : before, recorde, praticou_hoje }
}

describe('sequenciaOf', () => {
  it('counts as one would on a calendar', () => {
    fc.assert(
      fc.property(dias, (days) => {
        expect(sequenciaOf(days, HOJE)).toEqual(walked(days))
      }),
    )
  })

  it('does not mind order, nor practice twice a day', () => {
    fc.assert(
      fc.property(dias, (days) => {
        const doubled = [...days.toReversed(), ...days]
        expect(sequenciaOf(doubled, HOJE)).toEqual(sequenciaOf(days, HOJE))
      }),
    )
  })

  it('grows by a day with practice today, once, and never takes a record back', () => {
    fc.assert(
      fc.property(dias, (days) => {
        const before = sequenciaOf(
          days.filter((dia) => dia !== HOJE),
          HOJE,
        )
        const after = sequenciaOf([...days, HOJE], HOJE)
        expect(after.atual).toBe(before.atual + 1)
        expect(after.recorde).toBe(Math.max(before.recorde, after.atual))
      }),
    )
  })

  it('is none before there is any practice', () => {
    expect(sequenciaOf([], HOJE)).toEqual({ atual: 0, recorde: 0, praticou_hoje: false })
  })

  it('holds through a whole day without practice yet, and is over after one', () => {
    const days = ['2028-02-27', '2028-02-28', '2028-02-29']
    expect(sequenciaOf(days, HOJE)).toMatchObject({ atual: 3, praticou_hoje: false })
    expect(sequenciaOf(days, '2028-03-02')).toMatchObject({ atual: 0, recorde: 3 })
  })

  it('is as many days as one practised without a break, at whatever moment of each', () => {
    const practised = fc.array(moments, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(beginnings, practised, (first, all) => {
        const days = all.map((ms, place) => diaOf(momentOf(addDays(first, place), ms)))
        const hoje = addDays(first, all.length - 1)
        const { length } = all
        expect(sequenciaOf(days, hoje)).toMatchObject({ atual: length, recorde: length })
      }),
    )
  })

  it('tells two minutes around midnight apart, and takes two of one day together', () => {
    const around = ['2026-06-10T02:59:30Z', '2026-06-10T03:00:30Z']
    const days = around.map((instant) => diaOf(Date.parse(instant)))
    expect(sequenciaOf(days, '2026-06-10')).toMatchObject({ atual: 2 })
    const sameDay = ['2026-06-10T03:00:00Z', '2026-06-11T02:59:59Z']
    const once = sameDay.map((instant) => diaOf(Date.parse(instant)))
    expect(sequenciaOf(once, '2026-06-10')).toMatchObject({ atual: 1 })
  })

  it('counts across a change of the clocks', () => {
    const instants = ['2018-11-03T12:00Z', '2018-11-04T03:30Z', '2018-11-05T12:00Z']
    const days = instants.map((instant) => diaOf(Date.parse(instant)))
    expect(sequenciaOf(days, '2018-11-05')).toMatchObject({ atual: 3 })
  })
})
