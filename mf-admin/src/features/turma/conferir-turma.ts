import { usuariosSchemas } from '@rumo/contract/schemas/usuarios'
import { problemsOf } from '../../shared/crud/form-problems.ts'
import type { LinhaDeTurma } from './ler-turma.ts'
import { newSenha } from './senha-nova.ts'

/** A line of the file, and what will be done with it. */
export type Conferida = LinhaDeTurma &
  (
    | { acao: 'criar' }
    /** The e-mail has an account, which stays as it is. */
    | { acao: 'ja_tem' }
    | { acao: 'corrigir'; problemas: string[] }
  )

const lower = (email: string) => email.toLowerCase()

/**
 * Decides what to do with each line, and makes a password where there is none. `taken`: the e-mails that have an
 * account, in lower case. An e-mail that occurs twice is an error at its second place.
 */
export function conferirTurma(
  linhas: readonly LinhaDeTurma[],
  taken: ReadonlySet<string>,
): Conferida[] {
  const seen = new Map<string, number>()
  return linhas.map((given) => {
    const linha = { ...given, senha: given.senha || newSenha() }
    const email = lower(linha.email)
    const before = seen.get(email)
    if (before === undefined && email !== '') seen.set(email, linha.linha)
    const problemas = Object.entries(problemsOf(usuariosSchemas.create.body, bodyOf(linha))).map(
      ([campo, problema]) => `${LABELS[campo] ?? campo}: ${problema}`,
    )
    if (before !== undefined) problemas.push(`E-mail: já está na linha ${before}.`)
    if (problemas.length > 0) return { ...linha, acao: 'corrigir', problemas }
    return { ...linha, acao: taken.has(email) ? 'ja_tem' : 'criar' }
  })
}

const LABELS: Readonly<Record<string, string>> = { nome: 'Nome', email: 'E-mail', senha: 'Senha' }

/** The request body for a new account. */
export const bodyOf = ({ nome, email, senha }: LinhaDeTurma) => ({
  nome,
  email,
  senha,
  perfil: 'Aluno' as const,
})
