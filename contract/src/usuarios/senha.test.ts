import { describe, expect, it } from 'vitest'
import { problemOfSenha } from './senha.ts'

describe('problemOfSenha', () => {
  it('wants 8 to 128 characters, whichever they are', () => {
    for (const senha of ['12345678', 'áéíóúâêô', '        ', '😀'.repeat(8), 'x'.repeat(128)]) {
      expect(problemOfSenha(senha)).toBeUndefined()
    }
    expect(problemOfSenha('1234567')).toBe('Use pelo menos 8 caracteres.')
    expect(problemOfSenha('😀'.repeat(7))).toBe('Use pelo menos 8 caracteres.')
    expect(problemOfSenha('x'.repeat(129))).toBe('Use no máximo 128 caracteres.')
  })
})
