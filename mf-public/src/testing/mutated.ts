import fc from 'fast-check'

type Path = readonly (string | number)[]

/** A value in place of the right one: garbage, or nothing. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(undefined, null, -1, 0.5, 2 ** 40, Number.NaN, '', 'http://[', [], [null], {}),
)

/**
 * Values that a device may hold in place of a valid one: garbage, or the valid value with up to three parts changed.
 */
export function mutated(valid: object): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...pathsIn(valid)), anything)
  const changed = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, [path, other]) => put(value, path, other), valid))
  return fc.oneof({ weight: 1, arbitrary: anything }, { weight: 9, arbitrary: changed })
}

function pathsIn(value: object): Path[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const below = typeof inner === 'object' && inner !== null ? pathsIn(inner) : []
    return [[key], ...below.map((path) => [key, ...path])]
  })
}

/** Returns a copy with another value at a path. The copy is unchanged when the path does not exist any more. */
function put<T>(value: T, [key, ...rest]: Path, other: unknown): T {
  const copy = structuredClone(value)
  if (key === undefined || typeof copy !== 'object' || copy === null) return copy
  const fields = copy as Record<string, unknown>
  fields[key] = rest.length > 0 ? put(fields[key], rest, other) : other
  return copy
}
