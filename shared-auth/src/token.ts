import type { Claims } from '@rumo/contract'
import { jwtDecode } from 'jwt-decode'

/**
 * Reads the claims of a token by the rule of docs/product/validation.md: three parts, and a payload that is not empty
 * and decodes to a JSON object. Returns null for any other text. `exp` is not checked here, and the signature is
 * verified only by the server. The claims always have the types that screens rely on: a field that is not a text
 * becomes empty, a missing id becomes 0.
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
 * Whether `exp` (in s) is after `now` (in ms), both since 1970. False where `exp` is missing or not a number, which the
 * claims hold as NaN, and where it is infinite.
 */
export function isUnexpired({ exp }: Pick<Claims, 'exp'>, now: number): boolean {
  return Number.isFinite(exp) && exp * 1000 > now
}

type Payload = { [Name in keyof Claims]?: unknown }

function claimsOf({ id, email, nome, perfil, funcao, exp }: Payload): Claims {
  return {
    // A server of section 7 may send the id as a text.
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
