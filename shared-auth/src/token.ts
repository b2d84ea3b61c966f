import type { Claims } from '@rumo/contract'
import { jwtDecode } from 'jwt-decode'

/**
 * Reads the claims of a token by the rule of docs/product.md section 5: three parts, the payload not
 * empty, decodable, a JSON object. Takes any text and gives null where the rule is broken. It does not
 * judge `exp`, and a signature is the server's to verify.
 */
export function readClaims(token: string): Partial<Claims> | null {
  const parts = token.split('.')
  if (parts.length !== 3 || !parts[1]) return null
  try {
    const payload: unknown = jwtDecode(token)
    return isObject(payload) ? payload : null
  } catch {
    return null
  }
}

/** Whether `exp` (s) lies after `now` (ms, both since 1970). A missing or non-numeric `exp` does not. */
export function isCurrent(claims: Partial<Claims>, now: number): claims is Claims {
  return typeof claims.exp === 'number' && claims.exp * 1000 > now
}

function isObject(value: unknown): value is Partial<Claims> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
