const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()))

/**
 * What pdf.js needs of a browser and some browsers of the README do not have: an object, names that must be in it, and
 * what core-js calls the object.
 */
export const NEEDS: readonly { of: string; object: object; names: readonly string[] }[] = [
  { of: 'global', object: globalThis, names: ['Iterator'] },
  {
    of: 'iterator',
    object: iterators,
    names: words('drop every filter find flatMap forEach map some take toArray'),
  },
  { of: 'map', object: Map.prototype, names: words('getOrInsert getOrInsertComputed') },
  { of: 'math', object: Math, names: ['sumPrecise'] },
  { of: 'promise', object: Promise, names: ['try'] },
  { of: 'regexp', object: RegExp, names: ['escape'] },
  { of: 'response', object: Response.prototype, names: ['bytes'] },
  {
    of: 'set',
    object: Set.prototype,
    names: words(
      'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
    ),
  },
  { of: 'typed-array', object: Uint8Array.prototype, names: ['with'] },
  { of: 'uint8-array', object: Uint8Array, names: ['fromBase64'] },
  {
    of: 'uint8-array',
    object: Uint8Array.prototype,
    names: words('setFromBase64 setFromHex toBase64 toHex'),
  },
  { of: 'url', object: URL, names: ['parse'] },
  { of: 'weak-map', object: WeakMap.prototype, names: words('getOrInsert getOrInsertComputed') },
]

/** Whether the browser has all that pdf.js needs. */
export const meetsNeeds = (): boolean =>
  NEEDS.every(({ object, names }) => names.every((name) => name in object))

/**
 * Whether `pdfjs-polyfills.ts` must run before pdf.js, and the workers must be those for older browsers. Decided once:
 * after the polyfills the page has what a worker still lacks. No other code of a page brings polyfills.
 */
export const isOlderBrowser = !meetsNeeds()

function words(text: string): string[] {
  return text.split(' ')
}
