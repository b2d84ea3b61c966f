import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canPausar,
  changePausas,
  countPausas,
  isPausado,
  MAX_PAUSAS,
  mergePausas,
  type Pausa,
} from './pausas.ts'

const atMs = (ms: number) => new Date(ms).toISOString()

/** Only a few instants, so that many events have the same one. */
const pausa: fc.Arbitrary<Pausa> = fc.record({
  em: fc.integer({ min: 0, max: 4 }).map(atMs),
  pausado: fc.boolean(),
})
const pausas = fc.array(pausa, { maxLength: 10 }).map((some) => mergePausas(some, []))

describe('mergePausas', () => {
  it('comes to the same in whatever order, however often and in whatever pieces', () => {
    fc.assert(
      fc.property(pausas, pausas, pausas, (a, b, c) => {
        const whole = mergePausas(mergePausas(a, b), c)
        expect(mergePausas(b, a)).toEqual(mergePausas(a, b))
        expect(mergePausas(a, mergePausas(b, c))).toEqual(whole)
        expect(mergePausas(whole, b)).toEqual(whole)
      }),
    )
  })

  it('has what was done last on either device hold', () => {
    const stopped = changePausas([], true, 1000)
    const elsewhere = changePausas(stopped, false, 3000)
    expect(isPausado(mergePausas(stopped, elsewhere))).toBe(false)
    expect(isPausado(mergePausas(elsewhere, changePausas([], true, 4000)))).toBe(true)
    expect(isPausado(mergePausas([{ em: atMs(1000), pausado: false }], stopped))).toBe(false)
  })
})

describe('a clock that is stopped', () => {
  it('is stopped once, and runs again once', () => {
    const stopped = changePausas([], true, 1000)
    expect(changePausas(stopped, true, 2000)).toBe(stopped)
    const running = changePausas(stopped, false, 2000)
    expect(running).toEqual([
      { em: atMs(1000), pausado: true },
      { em: atMs(2000), pausado: false },
    ])
    expect(changePausas(running, false, 3000)).toBe(running)
  })

  it('runs again later than it was stopped, also where a device was put back meanwhile', () => {
    const [, resumed] = changePausas(changePausas([], true, 1000), false, 500)
    expect(resumed).toEqual({ em: atMs(1001), pausado: false })
  })

  it('is counted once, on however many devices it was stopped meanwhile', () => {
    const twice = mergePausas(changePausas([], true, 1000), changePausas([], true, 2000))
    expect(countPausas(twice)).toBe(1)
    expect(countPausas(changePausas(changePausas(twice, false, 3000), true, 4000))).toBe(2)
    expect(countPausas()).toBe(0)
  })

  it('may always run again, and two devices together stop it no oftener than a card holds', () => {
    let own: readonly Pausa[] = []
    for (let ms = 0; canPausar(own); ms += 2) {
      own = changePausas(changePausas(own, true, ms), false, ms + 1)
    }
    expect(2 * own.length).toBeLessThanOrEqual(MAX_PAUSAS)
    expect(canPausar(changePausas([], true, 0))).toBe(false)
  })
})
