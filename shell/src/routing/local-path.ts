/**
 * The part of a path below the base; null when the path is outside. The base without its last slash counts as inside.
 */
export function localPath(base: string, pathname: string): string | null {
  const basename = base.slice(0, -1)
  if (pathname !== basename && !pathname.startsWith(base)) return null
  return pathname.slice(basename.length)
}
