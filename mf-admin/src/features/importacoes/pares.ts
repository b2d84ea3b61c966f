import { isQuestao, type Item } from '@rumo/contract/caderno'
import { isEqual, omit } from 'es-toolkit'

type IsMesmo = (a: Item, b: Item, isSamePlace: boolean) => boolean

const regiaoOf = (item: Item): unknown => (isQuestao(item) ? item.regiao : item.regioes?.[0])

const contentOf = (item: Item) =>
  isQuestao(item) ? omit(item, ['numero', 'aprovada']) : omit(item, ['aprovada'])
const hasSameRegiao = (a: Item, b: Item) =>
  regiaoOf(a) !== undefined && isEqual(regiaoOf(a), regiaoOf(b))

/** From certain to likely matches, because items of a draft have no ids. */
const CRITERIOS: readonly IsMesmo[] = [
  (a, b) => isEqual(a, b),
  (a, b) => isEqual(contentOf(a), contentOf(b)),
  (a, b) => hasSameRegiao(a, b) && isQuestao(a) && isQuestao(b) && a.numero === b.numero,
  (a, b) => hasSameRegiao(a, b),
  (a, b, isSamePlace) => (isQuestao(a) ? isQuestao(b) && a.numero === b.numero : isSamePlace),
]

/**
 * Matches the items of two states of a list. Maps the index of an item to the index of its match; an item that is gone
 * has no entry.
 */
export function paresDe(itens: readonly Item[], outros: readonly Item[]): Map<number, number> {
  const pares = new Map<number, number>()
  const taken = new Set<number>()
  for (const isMesmo of CRITERIOS) {
    for (const [at, item] of itens.entries()) {
      if (pares.has(at)) continue
      const isThere = (place: number) => {
        const outro = outros[place]
        return outro !== undefined && !taken.has(place) && isMesmo(item, outro, at === place)
      }
      // Most items have not moved, so their own index is tried first.
      const there = isThere(at) ? at : outros.findIndex((_, place) => isThere(place))
      if (there < 0) continue
      pares.set(at, there)
      taken.add(there)
    }
  }
  return pares
}
