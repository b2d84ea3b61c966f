import { usuarios, type Usuario } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { chunk } from 'es-toolkit'
import { bodyOf, type Conferida } from './conferir-turma.ts'

const AT_ONCE = 6

/** Which of these e-mails have an account, in lower case. Rejects with an ApiError. */
export async function findTaken(emails: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))].filter(Boolean)
  const taken = new Set<string>()
  for (const some of chunk(wanted, AT_ONCE)) {
    const pages = await Promise.all(
      some.map((busca) => http.call(usuarios.list, { query: { busca, limite: 100 } })),
    )
    for (const { email } of pages.flat()) taken.add(email.toLowerCase())
  }
  return new Set(wanted.filter((email) => taken.has(email)))
}

export const createAccount = async (linha: Conferida): Promise<Usuario> =>
  http.call(usuarios.create, { body: bodyOf(linha) })
