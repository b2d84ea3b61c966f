/** What a user may do (docs/product/roles.md). */
export const PERFIS = ['Aluno', 'Administrador'] as const
export type Perfil = (typeof PERFIS)[number]

/** What the token says of its user; `exp` is in seconds since 1970. */
export interface Claims {
  id: number
  email: string
  nome: string
  perfil: Perfil
  exp: number
}
