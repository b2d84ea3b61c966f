import { describe, expect, it } from 'vitest'
import { isCommonSenha } from './common-senhas.ts'

describe('isCommonSenha', () => {
  it.each([
    '12345678',
    'password1',
    'Flamengo',
    'SENHA123',
    'Demonstração',
    '00000000',
    'abcabcabc',
  ])('knows %s', (senha) => {
    expect(isCommonSenha(senha)).toBe(true)
  })

  it.each(['girafa na varanda', 'tr0mbone-azul', '   x   y   ', '1234567890123456789'])(
    'has nothing against %s',
    (senha) => {
      expect(isCommonSenha(senha)).toBe(false)
    },
  )
})
