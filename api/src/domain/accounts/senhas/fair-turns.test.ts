import { range } from 'es-toolkit'
import fc from 'fast-check'
import { runs } from '@rumo/contract/runs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fairTurns, type Waiter } from './fair-turns.ts'

const WORK_MS = 40
const MANY = 1000

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const waiterOf = (name: string, most = MANY): Waiter => ({ name, most })
/** A request from an address that names one of several accounts. */
const namedAt = (address: string, name: string, most = MANY): Waiter => ({
  ...waiterOf(address),
  conta: { name: `${address} ${name}`, most },
})
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Turns for work that takes WORK_MS, with a log of the callers' names in the order in which their work began. */
function observed({ atOnce = 1, mostWaiting = MANY } = {}) {
  const turns = fairTurns({ atOnce, mostWaiting, now: Date.now })
  const begun: string[] = []
  const refused: { name: string; status: number; afterS: number }[] = []
  const come = (waiter: Waiter, work = () => passing()) =>
    void turns
      .take(waiter, () => {
        begun.push(waiter.conta?.name ?? waiter.name)
        return work()
      })
      .catch(({ statusCode, headers }) => {
        const afterS = Number(headers?.['retry-after'])
        refused.push({ name: waiter.conta?.name ?? waiter.name, status: statusCode, afterS })
      })
  return { begun, refused, come, settle: () => passed(0) }
}

function passing(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WORK_MS)
  })
}

describe('turns', () => {
  it('are so many at once and no more, and go on after what fails', async () => {
    const { begun, refused, come } = observed({ atOnce: 2 })
    for (const number of range(5)) {
      come(waiterOf('a'), async () => {
        await passing()
        if (number < 2) throw new Error('falhou')
      })
    }
    await passed(0)
    expect(begun).toHaveLength(2)
    await passed(WORK_MS)
    expect([begun.length, refused.length]).toEqual([4, 2])
    await passed(WORK_MS)
    expect(begun).toHaveLength(5)
  })

  it('go around the callers that wait, one each, whatever each of them brings', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(lengths, async (brought) => {
        const { begun, come } = observed()
        come(waiterOf('first'))
        for (const [caller, length] of brought.entries()) {
          for (const _ of range(length)) come(waiterOf(String(caller)))
        }
        await passed(WORK_MS * MANY)
        const rounds = range(6).flatMap((round) =>
          [...brought.entries()].filter(([, length]) => length > round).map(([caller]) => caller),
        )
        expect(begun).toEqual(['first', ...rounds.map(String)])
      }),
      { numRuns: runs(50) },
    )
  })

  it('go around the accounts that one address names, and count as its own', async () => {
    const { begun, come } = observed()
    come(waiterOf('first'))
    for (const _ of range(3)) come(namedAt('school', 'many'))
    for (const name of ['b', 'c']) come(namedAt('school', name))
    for (const _ of range(3)) come(waiterOf('home'))
    await passed(WORK_MS * MANY)
    const [many, b, c] = ['school many', 'school b', 'school c']
    expect(begun).toEqual(['first', many, 'home', b, 'home', c, 'home', many, many])
  })

  it('let a caller in after one turn of another that brought 500', async () => {
    const { begun, come } = observed()
    for (const _ of range(500)) come(waiterOf('many'))
    await passed(WORK_MS * 3)
    come(waiterOf('one'))
    const before = begun.length
    await passed(WORK_MS * 2)
    expect(begun.slice(before)).toEqual(['many', 'one'])
  })

  it('are 429 to a caller that has its share waiting, and to no other', async () => {
    const { refused, come, settle } = observed()
    for (const _ of range(6)) come(waiterOf('many', 4))
    come(waiterOf('one', 4))
    await settle()
    expect(refused).toEqual([{ name: 'many', status: 429, afterS: 1 }])
  })

  it('are 429 to an account that has its share of the address waiting, and to no other there', async () => {
    const { refused, come, settle } = observed()
    for (const _ of range(6)) come(namedAt('school', 'many', 4))
    come(namedAt('school', 'one', 4))
    await settle()
    expect(refused).toEqual([{ name: 'school many', status: 429, afterS: 1 }])
  })

  it.for([
    ['an address has its share', { mostWaiting: MANY, most: 4 }],
    ['all is full', { mostWaiting: 4, most: MANY }],
  ] as const)(
    'are taken from the account that has most at an address, where %s',
    async ([, { mostWaiting, most }]) => {
      const { begun, refused, come, settle } = observed({ mostWaiting })
      for (const name of ['many', 'many', 'many', 'many', 'b', 'c', 'b', 'd', 'e', 'd']) {
        come({ ...namedAt('school', name), most })
      }
      await settle()
      const names = refused.map(({ name, status }) => `${name} ${status}`)
      expect(names.toSorted()).toEqual(
        ['b', 'd', 'e', 'many', 'many'].map((name) => `school ${name} 429`),
      )
      await passed(WORK_MS * MANY)
      expect(begun).toEqual(['many', 'many', 'b', 'c', 'd'].map((name) => `school ${name}`))
    },
  )

  it('are given up by the account that came last, where each at an address has one', async () => {
    const { begun, refused, come } = observed({ mostWaiting: 3 })
    come(waiterOf('first'))
    for (const name of ['a', 'b', 'c']) come(namedAt('school', name))
    come(waiterOf('home'))
    await passed(WORK_MS * MANY)
    expect(refused.map(({ name }) => name)).toEqual(['school c'])
    expect(begun).toEqual(['first', 'school a', 'home', 'school b'])
  })

  it('are taken from the address that has most waiting, while there is no room for another', async () => {
    const { begun, refused, come, settle } = observed({ mostWaiting: 5 })
    for (const _ of range(6)) come(waiterOf('many'))
    for (const name of ['b', 'c', 'b', 'b']) come(waiterOf(name))
    await settle()
    const names = refused.map(({ name, status }) => `${name} ${status}`)
    expect(names.toSorted()).toEqual(['b 429', 'many 429', 'many 429', 'many 429'])
    await passed(WORK_MS * MANY)
    expect(begun).toEqual(['many', 'many', 'b', 'c', 'many', 'b'])
  })

  it('are 503 only where each of those who wait is another', async () => {
    const { refused, come, settle } = observed({ mostWaiting: 3 })
    for (const name of ['a', 'a', 'b', 'c', 'd']) come(waiterOf(name))
    await settle()
    expect(refused).toEqual([{ name: 'd', status: 503, afterS: 1 }])
  })

  it('are for who was here before, where each of those who wait is another and some are new', async () => {
    const { begun, refused, come } = observed({ mostWaiting: 3 })
    for (const name of ['first', 'a', 'b', 'c']) come({ ...waiterOf(name), isNew: name !== 'b' })
    for (const name of ['d', 'e', 'f']) come(waiterOf(name))
    await passed(WORK_MS * MANY)
    const names = refused.map(({ name, status }) => `${name} ${status}`)
    expect(names.toSorted()).toEqual(['a 429', 'c 429', 'f 503'])
    expect(begun).toEqual(['first', 'b', 'd', 'e'])
  })

  it.for([
    [{ atOnce: 1, mostWaiting: MANY }, waiterOf('many', 100)],
    [{ atOnce: 3, mostWaiting: MANY }, waiterOf('many', 100)],
    [{ atOnce: 1, mostWaiting: 130 }, waiterOf('many')],
    [{ atOnce: 1, mostWaiting: MANY }, namedAt('school', 'many', 100)],
    [{ atOnce: 1, mostWaiting: 130 }, namedAt('school', 'many')],
  ] as const)(
    'say when the next try of a caller above its share gets through (%j, %j)',
    async ([options, many]) => {
      const { begun, refused, come } = observed(options)
      // Some work first, so that the duration of a piece of work has been measured.
      for (const _ of range(50)) come(waiterOf('z'))
      await passed(WORK_MS * MANY)
      for (const _ of range(15)) come(waiterOf('other'))
      for (const _ of range(15)) come(namedAt('school', 'other'))
      for (const _ of range(130)) come(many)
      await passed(0)
      const longest = Math.max(...refused.map(({ afterS }) => afterS))
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
      expect(longest).toBeGreaterThan(1)
      // The stated wait is not much longer than the real one either.
      expect(longest).toBeLessThanOrEqual(Math.ceil((161 * WORK_MS) / options.atOnce / 1000))

      await passed(longest * 1000)
      const before = refused.length
      for (const _ of range(refused.length)) come(many)
      await passed(WORK_MS * MANY)
      expect(refused).toHaveLength(before)
      expect(begun).toHaveLength(50 + 30 + 130)
    },
  )
})
