/** What a user may do (docs/product/roles.md). */
export const PERFIS = ['Aluno', 'Administrador'] as const
export type Perfil = (typeof PERFIS)[number]

/** An additional role of an account with the perfil Aluno. Section 7 does not know it (docs/decisions/roles.md). */
export const FUNCOES = ['Corretor'] as const
export type Funcao = (typeof FUNCOES)[number]

/** The claims of a token about its user; `exp` is in seconds since 1970. */
export interface Claims {
  id: number
  email: string
  nome: string
  perfil: Perfil
  exp: number
  funcao?: Funcao | null | undefined
}

/** Whether an account may correct essays. */
export function isCorretor({ perfil, funcao }: Pick<Claims, 'perfil' | 'funcao'>): boolean {
  return perfil === 'Administrador' || funcao === 'Corretor'
}
