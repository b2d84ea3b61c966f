/**
 * The limits of a password's length, in code points, so that an emoji counts as one (NIST SP 800-63B section 3.1.1.2).
 */
const MIN = 8
const MAX = 128

/**
 * The problem of a new password, in words for the person who types it; undefined where there is none
 * (docs/decisions/validation.md). Browser and server apply the same rule; the server also refuses common passwords.
 */
export function problemOfSenha(senha: string): string | undefined {
  const { length } = Array.from(senha)
  if (length < MIN) return `Use pelo menos ${MIN} caracteres.`
  if (length > MAX) return `Use no máximo ${MAX} caracteres.`
  return undefined
}
