import type { Claims } from '@rumo/contract'
import { jwtDecode } from 'jwt-decode'

/**
 * Reads the claims of a token by the rule of docs/product/validation.md: three parts, the payload not
 * empty, decodable, a JSON object. Takes any text and gives null where the rule is broken. It does not
 * judge `exp`, and a signature is the server's to verify. Whatever a payload holds, the claims are of the
 * types that screens count on: a text that is none is empty, an id that is none is 0.
 */
export function readClaims(token: string): Claims | null {
  const parts = token.split('.')
  if (parts.length !== 3 || !parts[1]) return null
  try {
    const payload: unknown = jwtDecode(token)
    return isObject(payload) ? claimsOf(payload) : null
  } catch {
    return null
  }
}

/**
 * Whether `exp` (s) lies after `now` (ms, both since 1970). A missing or non-numeric `exp`, which is NaN
 * among claims, does not, nor does one without an end.
 */
export function isCurrent({ exp }: Pick<Claims, 'exp'>, now: number): boolean {
  return Number.isFinite(exp) && exp * 1000 > now
}

type Payload = { [Name in keyof Claims]?: unknown }

function claimsOf({ id, email, nome, perfil, funcao, exp }: Payload): Claims {
  return {
    // A server of section 7 may give a text.
    id: typeof id === 'number' || typeof id === 'string' ? (id as number) : 0,
    email: textOf(email),
    nome: textOf(nome),
    perfil: textOf(perfil) as Claims['perfil'],
    ...(funcao === 'Corretor' && { funcao }),
    exp: typeof exp === 'number' ? exp : Number.NaN,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
