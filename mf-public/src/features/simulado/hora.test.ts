import fc from 'fast-check'
import { expect, it } from 'vitest'
import { horaDoServidor, instantOf, isDoubtful, type Marco } from './hora.ts'

const MINUTE_MS = 60_000
const DURATION_MS = 100 * MINUTE_MS
const START_MS = Date.parse('2026-05-31T16:00:00Z')
const END_MS = START_MS + DURATION_MS

/** What may happen to a device. Only during `answer` the user can answer questions. */
type Event =
  | { type: 'answer' | 'sleep' | 'close'; ms: number }
  | { type: 'set-clock'; ms: number }
  | { type: 'ask' }

const span = fc.integer({ min: 0, max: 60 * MINUTE_MS })
const passing = fc.record({ type: fc.constantFrom('answer', 'sleep', 'close'), ms: span })
const asking = fc.constant<Event>({ type: 'ask' })
const setting = fc.record({
  type: fc.constant('set-clock'),
  ms: fc.integer({ min: -1e9, max: 1e9 }),
})
const eventsOf = (...some: fc.Arbitrary<unknown>[]) =>
  fc.array(fc.oneof(...some) as fc.Arbitrary<Event>, { maxLength: 20 })

/** A device with a simulado that begins now, and a record of what really happened. */
class Device {
  nowMs = START_MS
  /** For how long the user could answer, in ms. */
  answeredMs = 0
  #paredeMs = START_MS + 12_345
  #corridoMs = 700
  #diferencaMs = -12_345
  #marco: Marco = { certoMs: START_MS, corridoMs: 700 }

  take(event: Event): void {
    switch (event.type) {
      case 'ask':
        this.#diferencaMs = this.nowMs - this.#paredeMs
        this.#marco = { certoMs: this.nowMs, corridoMs: this.#corridoMs }
        break
      case 'set-clock':
        this.#paredeMs += event.ms
        break
      default:
        this.#pass(event)
    }
  }

  #pass({ type, ms }: { type: 'answer' | 'sleep' | 'close'; ms: number }): void {
    // The user cannot answer after the time is over.
    const whole = type === 'answer' ? Math.min(ms, Math.max(0, END_MS - this.#hora().certoMs)) : ms
    if (type === 'answer') {
      this.#corridoMs += whole
      this.answeredMs += whole
    }
    if (type === 'close') {
      // The time known for certain is kept. Another page finds it, and that page's own clock begins anew.
      this.#marco = { certoMs: this.#hora().certoMs, corridoMs: 3 }
      this.#corridoMs = 3
    }
    this.nowMs += whole
    this.#paredeMs += whole
  }

  #hora = () =>
    horaDoServidor(this.#marco, this.#diferencaMs, {
      paredeMs: this.#paredeMs,
      corridoMs: this.#corridoMs,
    })

  shownMs = () => instantOf(this.#hora(), END_MS)
  isRight = () => this.shownMs() === this.nowMs
  isOver = () => this.shownMs() >= END_MS
  isDoubtful = () => isDoubtful(this.#hora(), END_MS)
}

const after = (events: readonly Event[]): Device => {
  const device = new Device()
  for (const event of events) device.take(event)
  return device
}

it('takes no time away, however clocks are set: it ends only at its real end', () => {
  fc.assert(
    fc.property(eventsOf(passing, setting, asking), (events) => {
      const device = after(events)
      expect(!device.isOver() || device.nowMs >= END_MS).toBe(true)
    }),
  )
})

it('gives no more time to answer than there was, however clocks are set', () => {
  fc.assert(
    fc.property(eventsOf(passing, setting, asking), (events) => {
      const { answeredMs, shownMs } = after(events)
      expect(answeredMs).toBeLessThanOrEqual(DURATION_MS)
      expect(shownMs() - START_MS).toBeGreaterThanOrEqual(answeredMs)
    }),
  )
})

it('is over, without a doubt, once the server was asked after its end', () => {
  fc.assert(
    fc.property(eventsOf(passing, setting), span, (events, ms) => {
      const late = { type: 'sleep', ms: DURATION_MS + ms } as const
      const device = after([...events, late, { type: 'ask' }])
      expect([device.isOver(), device.isDoubtful()]).toEqual([true, false])
    }),
  )
})

it('runs by wall time through sleep and reloads, up to the end, where no clock is set', () => {
  fc.assert(
    fc.property(eventsOf(passing, asking), (events) => {
      const device = after(events)
      expect(device.isRight() || device.nowMs >= END_MS).toBe(true)
      expect(device.isOver() || device.isDoubtful()).toBe(device.nowMs >= END_MS)
    }),
  )
})

it('runs right again, whatever was set before, from when the server was asked', () => {
  fc.assert(
    fc.property(eventsOf(passing, setting), (events) => {
      const device = after([...events, { type: 'ask' }])
      expect(device.isRight() || device.nowMs >= END_MS).toBe(true)
    }),
  )
})

it('has no end, and no doubt, where there is no limit', () => {
  const hora = { certoMs: START_MS, provavelMs: START_MS + 1e12 }
  expect(isDoubtful(hora, null)).toBe(false)
  expect(instantOf(hora, null)).toBe(hora.provavelMs)
})
