// @vitest-environment node
import { hostileTokens } from '@rumo/contract/testing/hostile-tokens'
import { describe, expect, it } from 'vitest'
import { isUnexpired, readClaims } from './token.ts'

describe('a hostile token', () => {
  const claims = {
    id: 7,
    nome: 'Marina',
    email: 'marina@exemplo.br',
    perfil: 'Aluno',
    exp: Math.floor(Date.now() / 1000) + 3600,
    jti: '5f1f6d8e-3c1b-4a53-9d2b-0f6f3b6f7a11',
    versao: 'versao',
  }
  // A browser verifies no signature, so any text serves as one.
  const tokens = hostileTokens({ claims, sign: () => 'assinatura' })

  it.each(tokens)('$name breaks nothing', ({ token, isReadable }) => {
    const read = readClaims(token)
    const isSignedIn = read !== null && isUnexpired(read, Date.now())
    expect(isSignedIn && !isReadable).toBe(false)
  })
})
