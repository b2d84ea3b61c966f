/**
 * An item on a device that waits to be sent to an account. Its `chave` is created together with the item and is unique.
 */
export interface Waiting {
  chave: string
}

/** The items that a device keeps for the visitor and for an account. */
export interface Queues<Item extends Waiting> {
  visitante: readonly Item[]
  conta: readonly Item[]
}

/**
 * Moves the visitor's items to an account whose user has said that these items are theirs (docs/decisions/device.md).
 * The visitor's queue is emptied, so that no other account can take the items as well. Taking over twice does not
 * duplicate items.
 */
export function takeOver<Item extends Waiting>({ visitante, conta }: Queues<Item>): Queues<Item> {
  return { visitante: [], conta: mergeQueues(conta, visitante) }
}

/** Merges two queues without duplicates: items of the first queue keep their order, new items of the second follow. */
export function mergeQueues<Item extends Waiting>(
  one: readonly Item[],
  other: readonly Item[],
): Item[] {
  const items = new Map<string, Item>()
  for (const item of [...one, ...other]) {
    if (!items.has(item.chave)) items.set(item.chave, item)
  }
  return [...items.values()]
}

/** The items that still have to be sent, after the server has answered which ones it has or will never accept. */
export function withoutSettled<Item extends Waiting>(
  queue: readonly Item[],
  settled: Iterable<string>,
): Item[] {
  const chaves = new Set(settled)
  return queue.filter(({ chave }) => !chaves.has(chave))
}

/** The items of a queue that are sent in one request, the oldest first. */
export function nextBatch<Item extends Waiting>(queue: readonly Item[], most: number): Item[] {
  return queue.slice(0, most)
}

/**
 * The items of a batch that a server stores: those that it does not have yet, each once. A time in the future comes
 * from a device whose clock is ahead, and is replaced by the time of arrival. A time before 1970 cannot be right, and
 * is replaced by 1970.
 */
export function acceptBatch<Item extends Waiting & { respondida_em: string }>(
  batch: readonly Item[],
  known: ReadonlySet<string>,
  nowMs: number,
): Item[] {
  return mergeQueues(batch, [])
    .filter(({ chave }) => !known.has(chave))
    .map((item) => ({ ...item, respondida_em: asInstant(item.respondida_em, nowMs) }))
}

function asInstant(told: string, nowMs: number): string {
  return new Date(Math.max(0, Math.min(Date.parse(told), nowMs))).toISOString()
}
