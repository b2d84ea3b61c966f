import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { FUNCOES, isCorretor, PERFIS } from '@rumo/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ALGORITHM = 'HS256'
const DAY_S = 86_400
/** docs/decisions/session.md. */
const TTL_S = 7 * DAY_S
/** Shorter, because correctors and administrators read what others wrote. */
const TTL_OF_CORRETORES_S = DAY_S / 2
/** Our tokens have about 350 characters; an HTTP header may have 16 KB. */
const MAX_LENGTH = 2048
/** More than the users of one server within the same few minutes. */
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
 * The claims of our tokens. `exp` (expiry) and `iat` (time of issue) are in seconds since 1970; `versao` is the
 * account's `versao_dos_tokens` at the time of issue.
 */
export type TokenClaims = z.infer<typeof claims>

interface Bearer extends Pick<TokenClaims, 'id' | 'email' | 'nome' | 'perfil' | 'funcao'> {
  versao_dos_tokens: string
}

/**
 * Whether a token is three parts of base64url, the last without spare bits at its end: some libraries accept such bits,
 * so one token could be written in several ways.
 */
function isPlain(token: string): boolean {
  const signature = PARTS.exec(token)?.[1]
  return (
    signature !== undefined &&
    Buffer.from(signature, 'base64url').toString('base64url') === signature
  )
}

export type Tokens = ReturnType<typeof tokensOf>

/** Issues and reads tokens: JWTs, signed with one secret by HS256 only. */
export function tokensOf(secret: Uint8Array) {
  const key: KeyObject = createSecretKey(secret)
  /**
   * A cache of the claims of tokens whose signature was verified, the oldest first: a client sends the same token with
   * each call.
   */
  const verified = new Map<string, TokenClaims>()
  const keep = (token: string, found: TokenClaims) => {
    const [earliest] = verified.size < MOST_CACHED ? [] : verified.keys()
    if (earliest !== undefined) verified.delete(earliest)
    verified.set(token, found)
    return found
  }
  return {
    /** Issues a token, valid for 7 days, for correctors and administrators for 12 hours. */
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
     * The claims of a token that we issued and that has not expired; undefined for any other text. Whether the session
     * was ended is not checked here, but in the database (sessions.ts).
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
        // Any error means that the token is not ours.
        return undefined
      }
    },
  }
}
