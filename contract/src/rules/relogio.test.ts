import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergePausas } from './pausas.ts'
import { avisoBetween, clockOffset, fimDoRelogio, readRelogio, startRelogio } from './relogio.ts'

const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-05-31T16:00:00Z')
const minutos = fc.option(fc.integer({ min: 1, max: 300 }))
const laterMs = fc.integer({ min: -MINUTE_MS, max: 400 * MINUTE_MS })
const pausas = fc
  .array(
    fc.record({
      em: laterMs.map((ms) => new Date(START_MS + ms).toISOString()),
      pausado: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((some) => mergePausas(some, []))
const relogios = fc.tuple(minutos, fc.boolean(), pausas).map(([minutes, isLonger, some]) => ({
  ...startRelogio(START_MS, minutes, isLonger),
  pausas: some,
}))

describe('a simulado with a limit of time', () => {
  it('ends after its minutes, an hour later with extra time', () => {
    expect(startRelogio(START_MS, 240, false).terminaEmMs).toBe(START_MS + 240 * MINUTE_MS)
    const longer = startRelogio(START_MS, 240, true)
    expect(longer.terminaEmMs).toBe(START_MS + 300 * MINUTE_MS)
    expect(readRelogio(longer, START_MS + 240 * MINUTE_MS).acabou).toBe(false)
    expect(readRelogio(longer, START_MS + 300 * MINUTE_MS).acabou).toBe(true)
  })

  it('shows what is gone and what is left of one whole, and never less than nothing', () => {
    fc.assert(
      fc.property(relogios, laterMs, (relogio, ms) => {
        const { decorridoMs, restanteMs, acabou } = readRelogio(relogio, START_MS + ms)
        const wholeMs = (relogio.terminaEmMs ?? Infinity) - START_MS
        expect(decorridoMs).toBeGreaterThanOrEqual(0)
        expect(restanteMs ?? Infinity).toBeGreaterThanOrEqual(0)
        expect(decorridoMs + (restanteMs ?? Infinity)).toBe(wholeMs)
        expect(acabou).toBe(START_MS + ms >= (fimDoRelogio(relogio) ?? Infinity))
      }),
    )
  })

  it('never runs back', () => {
    fc.assert(
      fc.property(relogios, laterMs, laterMs, (relogio, one, other) => {
        const early = readRelogio(relogio, START_MS + Math.min(one, other))
        const late = readRelogio(relogio, START_MS + Math.max(one, other))
        expect(late.decorridoMs).toBeGreaterThanOrEqual(early.decorridoMs)
      }),
    )
  })
})

describe('a simulado that is paused', () => {
  const at = (minutes: number) => START_MS + minutes * MINUTE_MS
  const changed = (minutes: number, pausado: boolean) => ({
    em: new Date(at(minutes)).toISOString(),
    pausado,
  })
  const relogio = startRelogio(START_MS, 60, false)

  it('stands still until it goes on, for however long', () => {
    const paused = { ...relogio, pausas: [changed(20, true)] }
    expect(fimDoRelogio(paused)).toBeNull()
    const hora = { decorridoMs: 20 * MINUTE_MS, restanteMs: 40 * MINUTE_MS, acabou: false }
    expect(readRelogio(paused, at(21))).toEqual(hora)
    expect(readRelogio(paused, at(9000))).toEqual(hora)
  })

  it('ends later by as much as it was paused', () => {
    const resumed = { ...relogio, pausas: [changed(20, true), changed(50, false)] }
    expect(fimDoRelogio(resumed)).toBe(at(90))
    expect(readRelogio(resumed, at(60)).restanteMs).toBe(30 * MINUTE_MS)
    expect(readRelogio(resumed, at(90)).acabou).toBe(true)
    expect(fimDoRelogio({ ...resumed, terminaEmMs: null })).toBeNull()
  })

  it('is over as before where it is paused only after its end', () => {
    expect(fimDoRelogio({ ...relogio, pausas: [changed(61, true)] })).toBe(at(60))
  })
})

describe('avisoBetween', () => {
  it('gives each warning at most once, from the longest to the shortest, however the clock is read', () => {
    const readings = fc.array(laterMs, { maxLength: 60 })
    fc.assert(
      fc.property(relogios, readings, (relogio, instants) => {
        const horas = [0, ...instants.toSorted((a, b) => a - b)].map((ms) =>
          readRelogio(relogio, START_MS + ms),
        )
        const avisos = horas
          .slice(1)
          .map((now, index) => avisoBetween(horas[index] ?? now, now))
          .filter((aviso) => aviso !== null)
        expect(avisos).toEqual([...new Set(avisos)].toSorted((a, b) => b - a))
      }),
    )
  })

  it('gives all of them to a student who stays, and the last one to a student who comes back late', () => {
    const relogio = startRelogio(START_MS, 240, false)
    const at = (minutes: number) => readRelogio(relogio, START_MS + minutes * MINUTE_MS)
    const stayed = Array.from({ length: 240 }, (_, minute) =>
      avisoBetween(at(minute), at(minute + 1)),
    )
    expect(stayed.filter((aviso) => aviso !== null)).toEqual([30, 10, 1])
    expect(avisoBetween(at(5), at(235))).toBe(10)
    expect(avisoBetween(at(5), at(240))).toBeNull()
  })

  it('gives none where there is no limit', () => {
    const relogio = startRelogio(START_MS, null, true)
    const [before, after] = [0, 600].map((minutes) =>
      readRelogio(relogio, START_MS + minutes * MINUTE_MS),
    )
    expect([before?.restanteMs, after?.restanteMs]).toEqual([null, null])
    expect(before && after && avisoBetween(before, after)).toBeNull()
    const limited = readRelogio(startRelogio(START_MS, 40, false), START_MS)
    expect(after && avisoBetween(limited, after)).toBeNull()
  })
})

it('finds the offset of a device from the middle of a call', () => {
  const aheadMs = fc.integer({ min: -1e9, max: 1e9 })
  fc.assert(
    fc.property(aheadMs, fc.nat(5000), (ms, wayMs) => {
      const offset = clockOffset(START_MS + ms + wayMs, START_MS, START_MS + 2 * wayMs)
      expect(offset).toBe(ms)
    }),
  )
})
