import { DEMO_ACCOUNTS, DEMO_SENHA } from '@rumo/api'
import { z } from 'zod'

const entered = z.object({ dados: z.string() })

/** The e-mail of the demonstration's account with this perfil. */
export function emailOf(perfil: (typeof DEMO_ACCOUNTS)[number]['perfil']): string {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.perfil === perfil)
  if (!account) throw new Error(`The demonstration has no ${perfil}.`)
  return account.email
}

/** Signs in to the API at `origin` with an account that has the demonstration's password. Gives its token. */
export async function enter(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/usuarios/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, senha: DEMO_SENHA }),
  })
  return entered.parse(await answer.json()).dados
}
