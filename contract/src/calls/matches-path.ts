/**
 * Whether `local`, a path below the site's base, matches the pattern `path`. The paths are compared segment by segment:
 * `{id}` matches any segment, and a final slash makes no difference.
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
