import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Traco } from './section7-tracos.ts'

/** A record whose fields are texts, numbers and flags. */
export type Row = Record<string, unknown>

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An answer in the form of section 7, before the traits of a server change it. */
export interface Answer {
  status: number
  body: Row
}

/** Query parameters that section 7 does not have: its lists are always whole. */
const OURS = ['pagina', 'limite', 'busca', 'ordem']

/** Passes a request on to the API at `source`. Gives the answer, with each record changed by `shown`. */
export async function askSource(
  source: string,
  { method, url, headers, body }: FastifyRequest,
  shown: (row: Row) => Row,
): Promise<Answer> {
  const answer = await fetch(withoutOurs(source + url), {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(headers.authorization && { authorization: headers.authorization }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { dados, icone, titulo, mensagem } = (await answer.json()) as Row
  const sent = { icone, titulo, mensagem, ...(dados !== undefined && { dados: cut(dados, shown) }) }
  return { status: answer.status, body: sent }
}

/** Sends an answer as a server with these traits does. */
export function send(
  has: ReadonlySet<Traco>,
  method: string,
  reply: FastifyReply,
  { status, body }: Answer,
) {
  const isDone = status < 400
  if (has.has('recusa_sem_palavras') && (status === 401 || status === 403)) {
    return reply.code(status).send()
  }
  if (!has.has('falha_no_corpo')) return reply.code(status).send(body)
  const codigo = isDone || !has.has('codigo_sempre_500') ? status : 500
  const said = { ...body, codigo, valido: isDone }
  return reply.code(isDone || method !== 'POST' ? 200 : 201).send(said)
}

function withoutOurs(address: string): URL {
  const url = new URL(address)
  for (const name of OURS) url.searchParams.delete(name)
  return url
}

const cut = (dados: unknown, shown: (row: Row) => Row) => {
  if (Array.isArray(dados)) return dados.map(shown)
  return typeof dados === 'object' && dados ? shown(dados as Row) : dados
}
