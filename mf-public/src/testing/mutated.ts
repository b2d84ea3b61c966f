import fc from 'fast-check'

type Path = readonly (string | number)[]

/** What stands where something else should: garbage, or nothing. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(undefined, null, -1, 0.5, 2 ** 40, Number.NaN, '', 'http://[', [], [null], {}),
)

/** Values as a device may hold them in the place of a valid one: anything, or it with a few parts changed. */
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

/** A copy in which something else stands at a path, where there still is such a place. */
function put<T>(value: T, [key, ...rest]: Path, other: unknown): T {
  const copy = structuredClone(value)
  if (key === undefined || typeof copy !== 'object' || copy === null) return copy
  const fields = copy as Record<string, unknown>
  fields[key] = rest.length > 0 ? put(fields[key], rest, other) : other
  return copy
}
