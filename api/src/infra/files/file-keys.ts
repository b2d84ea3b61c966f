/** What the storage itself gives out; a key of any other form is of no file, whatever it points at. */
export const KEY = /^[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+$/

/** Whether a path is that of a kept file, and not of one that was begun and never finished. */
export function isKey(path: string): boolean {
  return KEY.test(path)
}

/** The key of the file at an address, as a record names it; undefined for one that is not ours. */
export function keyIn(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const key = path.split('/').slice(-2).join('/')
  return isKey(key) ? key : undefined
}

/**
 * The key of the file at an address as `POST /envios` gives it, relative to the API's; undefined for any other. Of what is
 * sent now nothing else is ours: the same name may lie at another server, or behind a path that leads elsewhere.
 */
export function ownKeyIn(address: string): string | undefined {
  const key = address.replace(/^\/?arquivos\//, '')
  return key !== address && isKey(key) ? key : undefined
}

export function hashIn(key: string): string {
  return key.slice(key.indexOf('/') + 1, key.indexOf('.'))
}
