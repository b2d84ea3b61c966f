/**
 * A token with these claims and without a signature, for tests of what a browser does with a token. Without `exp` (in
 * seconds), it is valid for an hour.
 */
export function unsignedToken(claims: Record<string, unknown>): string {
  const exp = Math.floor(Date.now() / 1000) + 3600
  return (
    [
      { alg: 'none', typ: 'JWT' },
      { exp, ...claims },
    ]
      .map(encode)
      .join('.') + '.'
  )
}

function encode(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part))
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
