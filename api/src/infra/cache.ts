/** How long a change may stay unseen (docs/adr/002-database.md). */
const LOOK_AT_MOST_EVERY_MS = 1000
/** Twice the questions of twenty years; with alternatives and explanations, some tens of megabytes. */
const MAX_KEPT = 5000

/**
 * Keeps what `load` gave until `readVersion` gives another number, which is asked at most once a
 * second; calls that come meanwhile share one look.
 */
export function cacheByVersion<Value>(
  readVersion: () => Promise<number>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { versao: number; value: Value; lookedAtMs: number } | undefined
  let looking: Promise<Value> | undefined

  async function look(): Promise<Value> {
    const lookedAtMs = performance.now()
    // The version first: what changes while loading is then loaded again, never missed.
    const versao = await readVersion()
    const value = cached?.versao === versao ? cached.value : await load()
    cached = { versao, value, lookedAtMs }
    return value
  }

  return async () => {
    if (cached && performance.now() - cached.lookedAtMs < LOOK_AT_MOST_EVERY_MS) return cached.value
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
}

/**
 * Gives the values of ids in the order asked, without those that `load` does not find; asks it only for
 * what it has not given before. What is full stays as it is: with every id as likely to be asked for,
 * the last one used is worth no more than the first. Whoever makes one drops it when what it holds changes.
 */
export function keepByIds<Value extends { id: number }>(
  load: (ids: readonly number[]) => Promise<Value[]>,
): (ids: readonly number[]) => Promise<Value[]> {
  const kept = new Map<number, Value>()
  return async (ids) => {
    const values = new Map<number, Value>()
    const missing = ids.filter((id) => !kept.has(id))
    for (const value of missing.length > 0 ? await load(missing) : []) {
      values.set(value.id, value)
      if (kept.size < MAX_KEPT) kept.set(value.id, value)
    }
    return ids.map((id) => kept.get(id) ?? values.get(id)).filter((value) => value !== undefined)
  }
}

/**
 * Keeps what `load` gave for a key as long as `readVersion`, which is asked each time, gives the same number:
 * nobody sees an older one; calls that come meanwhile share one load. With `most` keys it begins anew.
 */
export function keepByKey<Value>(
  readVersion: () => Promise<number>,
  most: number,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  let kept = new Map<string, Promise<Value>>()
  let keptVersion: number | undefined
  return async (key, load) => {
    // The version first: what changes while loading is then loaded again, never missed.
    const versao = await readVersion()
    if (versao !== keptVersion || kept.size >= most) kept = new Map()
    keptVersion = versao
    const own = kept
    const known = own.get(key)
    if (known !== undefined) return known
    const loading = load()
    own.set(key, loading)
    try {
      return await loading
    } catch (error) {
      own.delete(key)
      throw error
    }
  }
}
