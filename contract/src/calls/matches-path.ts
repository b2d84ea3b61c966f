/**
 * Whether a path of the table names `local`, a path below the base: segment by segment, `{id}` standing
 * for any, a slash at the end making no difference.
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
