/** What a user may do (docs/product.md section 6). */
export type Perfil = 'Aluno' | 'Administrador'

/** What the token says of its user; `exp` is in seconds since 1970. */
export interface Claims {
  id: number
  email: string
  nome: string
  perfil: Perfil
  exp: number
}
