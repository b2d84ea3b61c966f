/** What a user may do (docs/product/roles.md). */
export const PERFIS = ['Aluno', 'Administrador'] as const
export type Perfil = (typeof PERFIS)[number]

/** What an account with the perfil Aluno does beside it; section 7 knows of none (docs/decisions/roles.md). */
export const FUNCOES = ['Corretor'] as const
export type Funcao = (typeof FUNCOES)[number]

/** What the token says of its user; `exp` is in seconds since 1970. */
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
