import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOfList, settledList, type Three } from './list-parts.ts'

interface Item {
  chave: number
  id: number | null
  texto: string
}

/** A list as the server has it: all items have ids. */
const stored = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('a', 'b', 'c')), {
    selector: ([id]) => id,
    maxLength: 5,
  })
  .map((items) => items.map(([id, texto], index): Item => ({ chave: index + 1, id, texto })))
/** The list after a user's changes. It may have new items. */
const typed = fc
  .tuple(stored, fc.array(fc.constantFrom('n', 'm'), { maxLength: 2 }))
  .map(([known, added]) => [
    ...known,
    ...added.map((texto, index): Item => ({ chave: 10 + index, id: null, texto })),
  ])
const three = fc.record({ mine: typed, now: stored, base: stored })
const textsOf = (list: readonly Item[]) => list.map(({ texto }) => texto)
const again = (item: Item): Item => ({ ...item, id: null })
const settle = (lists: Three<readonly Item[]>, isTheirs: (part: string) => boolean) =>
  settledList('itens', lists, isTheirs, again)

it('gives what one wrote where nothing is theirs, and what is stored where everything is', () => {
  fc.assert(
    fc.property(three, (lists) => {
      const all = Object.keys(partsOfList('itens', lists, ({ texto }) => texto).mine)
      const differing = new Set(all)
      expect(textsOf(settle(lists, () => false))).toEqual(textsOf(lists.mine))
      expect(textsOf(settle(lists, (part) => differing.has(part)))).toEqual(textsOf(lists.now))
    }),
    { numRuns: runs(200) },
  )
})

it('keeps each item as it was chosen, once, and sends no id that is stored no more', () => {
  fc.assert(
    fc.property(three, fc.func(fc.boolean()), (lists, isTheirs) => {
      const settled = settle(lists, isTheirs)
      const ids = settled.flatMap(({ id }) => id ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(settled.map(({ chave }) => chave)).toEqual(settled.map((_, index) => index + 1))
      for (const { id } of lists.now) {
        const from = isTheirs(`itens.${id}`) ? lists.now : lists.mine
        const wanted = from.find((item) => item.id === id)
        expect(settled.find((item) => item.id === id)?.texto).toBe(wanted?.texto)
      }
      const gone = lists.base.filter(({ id }) => !lists.now.some((item) => item.id === id))
      for (const { id } of gone) expect(ids).not.toContain(id)
    }),
    { numRuns: runs(200) },
  )
})

it('puts an item that one side has alone after the one that it followed there', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((texto, index) => ({
    chave: index + 1,
    id: index + 1,
    texto,
  }))
  const lists = { mine: [a, c], now: [a, b, c], base: [a, c] } as Three<Item[]>
  expect(textsOf(settle(lists, () => true))).toEqual(['a', 'b', 'c'])
  expect(textsOf(settle(lists, (part) => part === 'itens.2'))).toEqual(['a', 'b', 'c'])
})
