import { setImmediate } from 'node:timers/promises'
import { forEveryClient } from '../database/fair-connections.ts'

/** Twice the questions of twenty years; with alternatives and explanations, some tens of megabytes. */
const MAX_KEPT = 5000

/**
 * Keeps what `load` gave as long as `readVersion`, which is asked each time, gives the same number: an older one is
 * never seen (docs/adr/002-database.md). Calls that come meanwhile share one load.
 */
export function cacheByVersion<Value>(
  readVersion: () => Promise<number>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { versao: number; value: Promise<Value> } | undefined
  return async () => {
    // The version first: what changes while loading is then loaded again, never missed.
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

/** Reads once for all who ask in the same turn of the event loop, after the last of them asked. */
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
 * Gives the values of ids in the order asked, without those that `load` does not find; asks it only for
 * what it has not given before. What is full stays as it is: with every id as likely to be asked for,
 * the last one used is worth no more than the first. Its owner drops it when what it holds changes.
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

/** As cacheByVersion, for any number of keys. With `most` of them it starts again. */
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
