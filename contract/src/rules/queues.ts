/** What waits on a device to be sent to an account; `chave` is made once with it, and no two have the same. */
export interface Waiting {
  chave: string
}

/** What a device keeps for the visitor and for an account. */
export interface Queues<Item extends Waiting> {
  visitante: readonly Item[]
  conta: readonly Item[]
}

/**
 * Takes over what a visitor left into an account that has said that it is its own (docs/decisions/device.md).
 * Nothing of it stays with the visitor, so that no other account takes it as well; taken twice, it is there once.
 */
export function takeOver<Item extends Waiting>({ visitante, conta }: Queues<Item>): Queues<Item> {
  return { visitante: [], conta: mergeQueues(conta, visitante) }
}

/** Two queues as one, without doubles: what stands in the first stays, in its order. */
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

/** The items that are still to be sent, after the server has answered which it has or will never take. */
export function withoutSettled<Item extends Waiting>(
  queue: readonly Item[],
  settled: Iterable<string>,
): Item[] {
  const chaves = new Set(settled)
  return queue.filter(({ chave }) => !chaves.has(chave))
}

/** What of a queue is sent at once, the oldest first. */
export function nextBatch<Item extends Waiting>(queue: readonly Item[], most: number): Item[] {
  return queue.slice(0, most)
}

/**
 * What a server takes of a batch: what it does not have yet, each once. An instant yet to come is a device's
 * clock that is ahead: it happened when it arrived. One before 1970 is no clock's at all.
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
