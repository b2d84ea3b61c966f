import { setImmediate } from 'node:timers/promises'
import { forEveryClient } from '../database/fair-connections.ts'

/**
 * Twice the number of questions of twenty years. With their alternatives and explanations these take a few dozen
 * megabytes.
 */
const MAX_KEPT = 5000

/**
 * Caches the value of `load` until `readVersion` returns another number. `readVersion` is called each time, so an
 * outdated value is never returned (docs/adr/002-database.md). Simultaneous calls share one load.
 */
export function cacheByVersion<Value>(
  readVersion: () => Promise<number>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { versao: number; value: Promise<Value> } | undefined
  return async () => {
    // The version is read before loading: if the value changes during the load, the next call loads it again.
    const versao = await readVersion()
    if (kept?.versao === versao) return kept.value
    const own = { versao, value: forEveryClient(load) }
    kept = own
    try {
      return await own.value
    } catch (error) {
      if (kept === own) kept = undefined
      throw error
    }
  }
}

/** Combines all calls in one turn of the event loop into a single read. */
export function oncePerTurn<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let next: Promise<Value> | undefined
  const readNext = async () => {
    await setImmediate()
    next = undefined
    return forEveryClient(read)
  }
  return () => (next ??= readNext())
}

/**
 * Returns the values with these ids in their order, without those that `load` does not find. Values are cached up to
 * MAX_KEPT. A full cache evicts nothing, because every id is equally likely to be asked for. The cache is never
 * refreshed: the caller makes a new one when the values change.
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

/** Like cacheByVersion, with a value for each key. When it holds `most` keys, it is emptied. */
export function keepByKey<Value>(
  readVersion: () => Promise<number>,
  most: number,
): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const current = cacheByVersion(readVersion, async () => new Map<string, Promise<Value>>())
  return async (key, load) => {
    const kept = await current()
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const loading = forEveryClient(load)
    kept.set(key, loading)
    try {
      return await loading
    } catch (error) {
      kept.delete(key)
      throw error
    }
  }
}
