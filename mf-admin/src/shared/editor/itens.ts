interface Keyed {
  /** Identifies the item, whatever its place in the list. */
  chave: number
}

export const nextChave = (list: readonly Keyed[]) =>
  Math.max(0, ...list.map(({ chave }) => chave)) + 1

export const without = <T extends Keyed>(list: readonly T[], chave: number) =>
  list.filter((each) => each.chave !== chave)

export const changed = <T extends Keyed>(list: readonly T[], chave: number, mudancas: Partial<T>) =>
  list.map((each) => (each.chave === chave ? { ...each, ...mudancas } : each))

/** The list with one item at another place. A place beyond an end counts as that end. */
export function moved<T extends Keyed>(
  list: readonly T[],
  chave: number,
  to: number,
): readonly T[] {
  const moving = list.find((each) => each.chave === chave)
  if (!moving) return list
  const others = without(list, chave)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moving)
}
