/** The form of the keys that the storage gives out. A text of any other form is no key, even if such a file exists. */
export const KEY = /^[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+$/

/** Whether a path is the key of a stored file, and not that of an unfinished file. */
export function isKey(path: string): boolean {
  return KEY.test(path)
}

/** The key of the file at an address in a record; undefined if the file is not one of ours. */
export function keyIn(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const key = path.split('/').slice(-2).join('/')
  return isKey(key) ? key : undefined
}

/**
 * The key of the file at an address as `POST /envios` returns it, relative to the API's; undefined for any other
 * address. Stricter than keyIn, for addresses in requests: the same name may be a file of another server, or of another
 * path.
 */
export function ownKeyIn(address: string): string | undefined {
  const key = address.replace(/^\/?arquivos\//, '')
  return key !== address && isKey(key) ? key : undefined
}

export function hashIn(key: string): string {
  return key.slice(key.indexOf('/') + 1, key.indexOf('.'))
}
