import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptBatch,
  mergeQueues,
  nextBatch,
  takeOver,
  withoutSettled,
  type Queues,
} from './queues.ts'

interface Item {
  chave: string
  respondida_em: string
}

const NOW_MS = Date.parse('2026-05-31T16:00:00Z')
const DAY_MS = 86_400_000
/** Only a few keys, so that many items have the same one. */
const items: fc.Arbitrary<Item[]> = fc.array(
  fc.record({
    chave: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    respondida_em: fc
      .integer({ min: -DAY_MS, max: DAY_MS })
      .map((ms) => new Date(NOW_MS + ms).toISOString()),
  }),
  { maxLength: 16 },
)
const chavesOf = (list: readonly Item[]) => list.map(({ chave }) => chave)
const distinct = (list: readonly Item[]) => [...new Set(chavesOf(list))].toSorted()

describe('takeOver', () => {
  it('leaves the visitor nothing, loses nothing and has nothing twice', () => {
    fc.assert(
      fc.property(items, items, (visitante, conta) => {
        const after = takeOver({ visitante, conta })
        expect(after.visitante).toEqual([])
        expect(chavesOf([...after.conta]).toSorted()).toEqual(distinct([...visitante, ...conta]))
      }),
    )
  })

  it('does nothing more the second time, also where the device lost the first half of it', () => {
    fc.assert(
      fc.property(items, items, (visitante, conta) => {
        const once = takeOver<Item>({ visitante, conta })
        expect(takeOver(once)).toEqual(once)
        // The device stopped after the account's queue was written and before the visitor's queue was cleared.
        expect(takeOver<Item>({ visitante, conta: once.conta })).toEqual(once)
      }),
    )
  })
})

/**
 * A server that stores each key once, whichever account sends it. `batches` says for each batch whether the server's
 * answer gets lost on the way to the device.
 */
const visits = fc.array(
  fc.record({
    conta: fc.constantFrom('marina', 'rui'),
    answered: items,
    batches: fc.array(fc.boolean(), { maxLength: 6 }),
  }),
  { maxLength: 6 },
)

it('brings every answer of a device to exactly one account, in any order of sign-ins and losses', () => {
  fc.assert(
    fc.property(visits, (all) => {
      const server = new Map<string, string>()
      const queues: Record<string, readonly Item[]> = { marina: [], rui: [] }
      let visitante: readonly Item[] = []
      const answeredSoFar: Item[] = []
      const send = (conta: string, isHeard: boolean) => {
        const batch = nextBatch(queues[conta] ?? [], 3)
        for (const { chave } of acceptBatch(batch, new Set(server.keys()), NOW_MS)) {
          expect(server.has(chave)).toBe(false)
          server.set(chave, conta)
        }
        if (isHeard) queues[conta] = withoutSettled(queues[conta] ?? [], chavesOf(batch))
      }
      for (const { conta, answered, batches } of all) {
        answeredSoFar.push(...answered)
        visitante = mergeQueues(visitante, answered)
        const taken: Queues<Item> = takeOver({ visitante, conta: queues[conta] ?? [] })
        visitante = taken.visitante
        queues[conta] = taken.conta
        for (const isHeard of batches) send(conta, isHeard)
      }
      for (const conta of Object.keys(queues)) {
        while ((queues[conta] ?? []).length > 0) send(conta, true)
      }
      expect([...server.keys()].toSorted()).toEqual(distinct(answeredSoFar))
    }),
  )
})

it('sends the oldest first, no more at once than asked', () => {
  const queue = ['a', 'b', 'c'].map((chave) => ({ chave }))
  expect(nextBatch(queue, 2)).toEqual([{ chave: 'a' }, { chave: 'b' }])
})

describe('acceptBatch', () => {
  it('takes what is new, once each, and nothing that is known', () => {
    fc.assert(
      fc.property(items, items, (batch, before) => {
        const known = new Set(chavesOf(before))
        const taken = acceptBatch(batch, known, NOW_MS)
        const fresh = batch.filter(({ chave }) => !known.has(chave))
        expect(chavesOf(taken).toSorted()).toEqual(distinct(fresh))
      }),
    )
  })

  it('believes a device what is past, and takes what is yet to come for now', () => {
    fc.assert(
      fc.property(items, (batch) => {
        for (const { chave, respondida_em } of acceptBatch(batch, new Set(), NOW_MS)) {
          const sent = batch.find((item) => item.chave === chave)?.respondida_em ?? ''
          const expected = Math.min(Date.parse(sent), NOW_MS)
          expect(Date.parse(respondida_em)).toBe(expected)
        }
      }),
    )
  })

  it('takes no instant before there were such clocks', () => {
    const batch = [{ chave: 'a', respondida_em: '0001-01-01T00:00:00Z' }]
    expect(acceptBatch(batch, new Set(), NOW_MS)).toEqual([
      { chave: 'a', respondida_em: '1970-01-01T00:00:00.000Z' },
    ])
  })
})
