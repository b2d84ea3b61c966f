const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()))

/**
 * What pdf.js needs of a browser and some browsers of the README do not have: an object and names that must be in it.
 * Where a browser has all of it, the mistakes that pdf.js's build for older browsers also mends are gone.
 */
export const NEEDS: readonly (readonly [object, ...string[]])[] = [
  [globalThis, 'Iterator'],
  [
    iterators,
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'some',
    'take',
    'toArray',
  ],
  [JSON, 'rawJSON'],
  [Map.prototype, 'getOrInsert', 'getOrInsertComputed'],
  [Math, 'sumPrecise'],
  [Promise, 'try'],
  [RegExp, 'escape'],
  [
    Set.prototype,
    'difference',
    'intersection',
    'isDisjointFrom',
    'isSubsetOf',
    'isSupersetOf',
    'symmetricDifference',
    'union',
  ],
  [Uint8Array, 'fromBase64'],
  [Uint8Array.prototype, 'setFromBase64', 'setFromHex', 'toBase64', 'toHex', 'with'],
  [URL, 'parse'],
  [WeakMap.prototype, 'getOrInsert', 'getOrInsertComputed'],
]

/** Whether the browser has all that pdf.js needs. Otherwise `pdfjs-polyfills.ts` must run before pdf.js. */
export const meetsNeeds = (): boolean =>
  NEEDS.every(([object, ...names]) => names.every((name) => name in object))
