/**
 * Whether a path of the table matches `local`, a path below the base: segment by segment, where `{id}` matches
 * any segment, and a final slash makes no difference.
 */
export function matchesPath(path: string, local: string): boolean {
  const [expected, given] = [segments(path), segments(local)]
  return (
    expected.length === given.length &&
    expected.every((segment, index) => isParameter(segment) || segment === given[index])
  )
}

const segments = (path: string) => path.split('/').filter(Boolean)
const isParameter = (segment: string) => segment.startsWith('{') && segment.endsWith('}')
