interface Item {
  /** Identifies the item, whatever its place in the list. */
  chave: number
  /** Null for a new item. */
  id: number | null
}

/** Three versions of the same data: what this user wrote, what is stored now, and what this user opened. */
export interface Three<T> {
  mine: T
  now: T
  base: T
}

/** The name of an item in all three versions: its id, or a name made from `chave` for a new item. */
export const nameOf = ({ id, chave }: Item): string => (id === null ? `novo${chave}` : String(id))

const ofOrder = (campo: string) => `${campo}.ordem`

/**
 * Splits a list into parts, of which each can be taken from one version or the other. Each item is the part
 * `campo.name`, undefined in a version that lacks it. The order of the items that all three versions have is the part
 * `campo.ordem`.
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

/**
 * The list in which each part has the version that the user chose. `again` turns an item that is no longer stored into
 * a new one.
 */
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

/**
 * The names of both lists, in the order of the first. A name that only the second has comes after the one before it
 * there.
 */
export const interleaved = (
  first: readonly string[],
  second: readonly string[],
): readonly string[] =>
  second.reduce((names, name, index) => {
    if (names.includes(name)) return names
    const before = second[index - 1]
    return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }, first)

/** The place of an item in this user's version, otherwise in the stored one; -1 if it is in neither. */
export function placeOf(name: string, { mine, now }: Pick<Three<readonly Item[]>, 'mine' | 'now'>) {
  const place = mine.findIndex((item) => nameOf(item) === name)
  return place === -1 ? now.findIndex((item) => nameOf(item) === name) : place
}
