const PREFIX = 'aparelho/'

/** A value that a closing page stored in localStorage. */
export interface LeftValue<T> {
  value: T
  /** The value as it is stored, by which it can be told from another page's value under the same key. */
  json: string
}

/**
 * Stores a value under a key in localStorage for the next page. The value is stored when this function returns, while a
 * write to IndexedDB is lost where the page is closed before the browser finishes it. Returns false where the browser
 * has no room or refuses storage.
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
 * The value that a page left under a key; null where there is none, or where it cannot be read. Callers have to check
 * its format themselves.
 */
export function leftValueOf<T>(key: string): LeftValue<T> | null {
  try {
    const json = localStorage.getItem(PREFIX + key)
    return json === null ? null : { value: JSON.parse(json) as T, json }
  } catch {
    return null
  }
}

/** The keys with this prefix under which pages left a value. */
export function leftKeysUnder(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((each) => each.startsWith(PREFIX + prefix))
      .map((each) => each.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Removes the value that was left under a key, unless a page has left another value there since it was read. */
export function forgetLeft(key: string, left: LeftValue<unknown> | null): void {
  if (left && leftValueOf(key)?.json === left.json) localStorage.removeItem(PREFIX + key)
}
