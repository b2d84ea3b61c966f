import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { FUNCOES, isCorretor, PERFIS } from '@rumo/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ALGORITHM = 'HS256'
const DAY_S = 86_400
/** docs/decisions/session.md. */
const TTL_S = 7 * DAY_S
/** For those who read what others wrote. */
const TTL_OF_CORRETORES_S = DAY_S / 2
/** Ours are some 350 characters long; a header of HTTP may hold 16 KB. */
const MAX_LENGTH = 2048
/** More than the users of a server within the same minutes. */
const MOST_CACHED = 1000
const PARTS = /^[\w-]+\.[\w-]+\.([\w-]+)$/

const claims = z.object({
  id: z.int().positive(),
  email: z.string(),
  nome: z.string(),
  perfil: z.enum(PERFIS),
  funcao: z.enum(FUNCOES).nullish(),
  exp: z.int().positive(),
  /** Missing in tokens of an earlier release. */
  iat: z.int().positive().optional(),
  jti: z.uuid(),
  versao: z.string().min(1),
})

/**
 * What a token of ours says: `exp` (when it expires) and `iat` (when it was given) in seconds since 1970, `versao` that
 * of its user when it was given.
 */
export type TokenClaims = z.infer<typeof claims>

interface Bearer extends Pick<TokenClaims, 'id' | 'email' | 'nome' | 'perfil' | 'funcao'> {
  versao_dos_tokens: string
}

/** Three parts of base64url, without spare bits at the end: some libraries accept them. */
function isPlain(token: string): boolean {
  const signature = PARTS.exec(token)?.[1]
  return (
    signature !== undefined &&
    Buffer.from(signature, 'base64url').toString('base64url') === signature
  )
}

export type Tokens = ReturnType<typeof tokensOf>

/** Issues and reads tokens: JWTs under one secret, HS256 alone. */
export function tokensOf(secret: Uint8Array) {
  const key: KeyObject = createSecretKey(secret)
  /** The claims of tokens whose signature was verified, the earliest first: a user sends the same one with each call. */
  const verified = new Map<string, TokenClaims>()
  const keep = (token: string, found: TokenClaims) => {
    const [earliest] = verified.size < MOST_CACHED ? [] : verified.keys()
    if (earliest !== undefined) verified.delete(earliest)
    verified.set(token, found)
    return found
  }
  return {
    /** A new token, valid for 7 days; for correctors and administrators 12 h. */
    issue({ versao_dos_tokens: versao, ...bearer }: Bearer): Promise<string> {
      const iat = Math.floor(Date.now() / 1000)
      const ttl = isCorretor(bearer) ? TTL_OF_CORRETORES_S : TTL_S
      const { id, email, nome, perfil, funcao } = bearer
      return new SignJWT({ id, email, nome, perfil, ...(funcao && { funcao }), versao })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuedAt(iat)
        .setExpirationTime(iat + ttl)
        .setJti(randomUUID())
        .sign(key)
    },

    /**
     * The claims of a token that we issued and that has not expired; undefined for any other text. Whether it was
     * ended since is kept in the database.
     */
    async read(token: string): Promise<TokenClaims | undefined> {
      const known = verified.get(token)
      if (known) return known.exp > Math.floor(Date.now() / 1000) ? known : undefined
      if (token.length > MAX_LENGTH || !isPlain(token)) return undefined
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: 'JWT' })
        const { data } = claims.safeParse(payload)
        return data && keep(token, data)
      } catch {
        // Any error means that it is not one of ours.
        return undefined
      }
    },
  }
}
