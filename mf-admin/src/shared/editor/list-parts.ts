interface Item {
  /** Tells it from its siblings, wherever it stands. */
  chave: number
  /** Null for one that is new. */
  id: number | null
}

/** What one wrote, what is stored now, and what one began with. */
export interface Three<T> {
  mine: T
  now: T
  base: T
}

/** By what an item is known in all three: its id, or that it is new here. */
export const nameOf = ({ id, chave }: Item): string => (id === null ? `novo${chave}` : String(id))

const ofOrder = (campo: string) => `${campo}.ordem`

/**
 * The parts of a list that one may take from the one or the other, in each of the three: every item by
 * `campo.name`, undefined where it is not there, and the order of those that all three have by `campo.ordem`.
 */
export function partsOfList<T extends Item>(
  campo: string,
  { mine, now, base }: Three<readonly T[]>,
  contentOf: (item: T) => unknown,
): Three<Record<string, unknown>> {
  const names = interleaved(mine.map(nameOf), now.map(nameOf))
  const partsIn = (list: readonly T[]) => {
    const known = new Map(list.map((item) => [nameOf(item), item]))
    const items = names.map((name) => {
      const item = known.get(name)
      return [`${campo}.${name}`, item && contentOf(item)] as const
    })
    const isCommon = (name: string) =>
      [mine, now, base].every((each) => each.some((item) => nameOf(item) === name))
    const ordem = list.map(nameOf).filter(isCommon)
    return Object.fromEntries([...items, [ofOrder(campo), ordem]])
  }
  return { mine: partsIn(mine), now: partsIn(now), base: partsIn(base) }
}

/** Such a list with each part as it was chosen; `again` makes new what is stored no more. */
export function settledList<T extends Item>(
  campo: string,
  { mine, now, base }: Three<readonly T[]>,
  isTheirs: (part: string) => boolean,
  again: (item: T) => T,
): T[] {
  const [first, second] = isTheirs(ofOrder(campo)) ? [now, mine] : [mine, now]
  const named = (list: readonly T[], name: string) => list.find((item) => nameOf(item) === name)
  const items = interleaved(first.map(nameOf), second.map(nameOf)).flatMap((name) => {
    const item = named(isTheirs(`${campo}.${name}`) ? now : mine, name)
    if (!item) return []
    return named(base, name) && !named(now, name) ? again(item) : item
  })
  return items.map((item, index) => ({ ...item, chave: index + 1 }))
}

/** Those of both, in the order of the first; each that is in the second alone comes after the one before it there. */
export const interleaved = (
  first: readonly string[],
  second: readonly string[],
): readonly string[] =>
  second.reduce((names, name, index) => {
    if (names.includes(name)) return names
    const before = second[index - 1]
    return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }, first)

/** Where an item stands in what one wrote, or else in what is stored now. */
export function placeOf(name: string, { mine, now }: Pick<Three<readonly Item[]>, 'mine' | 'now'>) {
  const place = mine.findIndex((item) => nameOf(item) === name)
  return place === -1 ? now.findIndex((item) => nameOf(item) === name) : place
}
