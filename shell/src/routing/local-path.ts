/**
 * The part of an address's path below the base, null where it lies outside; the base without its slash
 * at the end is inside.
 */
export function localPath(base: string, pathname: string): string | null {
  const basename = base.slice(0, -1)
  if (pathname !== basename && !pathname.startsWith(base)) return null
  return pathname.slice(basename.length)
}
