import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { type Perfil, PERFIS } from '@rumo/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ALGORITHM = 'HS256'
const DAY_S = 86_400
/** docs/decisions/session.md. */
const TTL_S: Record<Perfil, number> = { Aluno: 7 * DAY_S, Administrador: DAY_S / 2 }
/** Ours are some 350 characters long; a header of HTTP may hold 16 KB. */
const MAX_LENGTH = 2048
const PARTS = /^[\w-]+\.[\w-]+\.([\w-]+)$/

const claims = z.object({
  id: z.int().positive(),
  email: z.string(),
  nome: z.string(),
  perfil: z.enum(PERFIS),
  exp: z.int().positive(),
  /** Missing in what an earlier release gave. */
  iat: z.int().positive().optional(),
  jti: z.uuid(),
  versao: z.string().min(1),
})

/**
 * What a token of ours says: `exp` (when it expires) and `iat` (when it was given) in seconds since 1970, `versao` that
 * of its user when it was given.
 */
export type TokenClaims = z.infer<typeof claims>

interface Bearer extends Pick<TokenClaims, 'id' | 'email' | 'nome' | 'perfil'> {
  versao_dos_tokens: string
}

/** Three parts of base64url, the last in its one spelling: a library may read others too. */
function isPlain(token: string): boolean {
  const signature = PARTS.exec(token)?.[1]
  return (
    signature !== undefined &&
    Buffer.from(signature, 'base64url').toString('base64url') === signature
  )
}

export type Tokens = ReturnType<typeof tokensOf>

/** Gives and reads tokens: JWTs under one secret, HS256 and nothing else. */
export function tokensOf(secret: Uint8Array) {
  const key: KeyObject = createSecretKey(secret)
  return {
    /** A new token; good for 7 days for an Aluno, for 12 h for an Administrador. */
    issue({ id, email, nome, perfil, versao_dos_tokens: versao }: Bearer): Promise<string> {
      const iat = Math.floor(Date.now() / 1000)
      return new SignJWT({ id, email, nome, perfil, versao })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuedAt(iat)
        .setExpirationTime(iat + TTL_S[perfil])
        .setJti(randomUUID())
        .sign(key)
    },

    /**
     * What a token says that we gave and that has not expired; undefined for any other text. Whether it was
     * ended since, the database knows.
     */
    async read(token: string): Promise<TokenClaims | undefined> {
      if (token.length > MAX_LENGTH || !isPlain(token)) return undefined
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], typ: 'JWT' })
        return claims.safeParse(payload).data
      } catch {
        // Any error means that it is not one of ours.
        return undefined
      }
    },
  }
}
