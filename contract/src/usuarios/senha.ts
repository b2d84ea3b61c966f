/** How long a password may be, in code points: an emoji is one (NIST SP 800-63B section 3.1.1.2). */
const MIN = 8
const MAX = 128

/**
 * What is wrong with a new password, in words for the one who types it; undefined where nothing is
 * (docs/decisions/validation.md). The same on both sides; a server also refuses the common ones.
 */
export function problemOfSenha(senha: string): string | undefined {
  const { length } = Array.from(senha)
  if (length < MIN) return `Use pelo menos ${MIN} caracteres.`
  if (length > MAX) return `Use no máximo ${MAX} caracteres.`
  return undefined
}
