const PREFIX = 'aparelho/'

/** A value that a closing page left. */
export interface LeftValue<T> {
  value: T
  /** As it is stored: tells it from what another page leaves under the same key. */
  json: string
}

/**
 * Stores a value under a key, for the next page, in localStorage: it is stored when this returns. A write to IndexedDB
 * that is under way when its page goes is lost where the browser is busy. False where the browser has no room for it or
 * refuses storage.
 */
export function leaveValue(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * The value that a page left under a key, checked by the caller's guard; null where there is none, or it cannot be
 * read.
 */
export function leftValueOf<T>(key: string): LeftValue<T> | null {
  try {
    const json = localStorage.getItem(PREFIX + key)
    return json === null ? null : { value: JSON.parse(json) as T, json }
  } catch {
    return null
  }
}

/** The keys with a prefix under which pages left something. */
export function leftKeysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((each) => each.startsWith(PREFIX + prefix))
      .map((each) => each.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Removes what was left under a key, unless a page has left something else there since it was read. */
export function forgetLeft(key: string, left: LeftValue<unknown> | null): void {
  if (left && leftValueOf(key)?.json === left.json) localStorage.removeItem(PREFIX + key)
}
