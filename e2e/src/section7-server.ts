import {
  alternativas,
  cursos,
  provas,
  questoes,
  questoesReferencias,
  redacoes,
  redacoesReferencias,
  referencias,
  usuarios,
  vestibulares,
  type Call,
} from '@rumo/contract'
import Fastify, { type FastifyInstance } from 'fastify'

/** The calls of docs/product.md section 7, and the fields of its section 3. */
const OFFERED: [Call[], readonly string[]][] = [
  [[questoesReferencias.list], ['id_questao', 'id_referencia']],
  [[questoes.one], ['id', 'id_prova', 'texto']],
  [[alternativas.list], ['id', 'id_questao', 'nome', 'texto', 'correta']],
  [[referencias.one], ['id', 'titulo', 'legenda', 'texto', 'url_imagem']],
  [Object.values(redacoes), ['id', 'id_prova', 'instrucoes']],
  [[redacoesReferencias.list], ['id_redacao', 'id_referencia']],
  [Object.values(cursos), ['id', 'nome']],
  [Object.values(provas), ['id', 'nome', 'instrucoes', 'url_arquivo', 'id_vestibular']],
  [Object.values(vestibulares), ['id', 'ano', 'semestre']],
  [Object.values(usuarios), ['id', 'nome', 'email', 'perfil']],
]

/** What it knows nothing of: its lists are whole. */
const OURS = ['pagina', 'limite', 'busca', 'ordem']

type Row = Record<string, unknown>

interface Section7Options {
  /** The address of the API that it takes the records from. */
  source: string
  /** The address, on another origin, of the PDF of every prova that has one. */
  pdf: string
}

/**
 * A server as the owner has one: what section 7 names and nothing more, no field beyond section 3, and
 * for every other path a 404 in its own words. Of files it has the images alone.
 */
export function buildSection7({ source, pdf }: Section7Options): FastifyInstance {
  const app = Fastify()
  for (const [calls, fields] of OFFERED) {
    const shown = (row: Row) => {
      const record = only(row, fields)
      return record['url_arquivo'] ? { ...record, url_arquivo: pdf } : record
    }
    for (const call of calls.filter(isOfSection7)) {
      app.route({
        method: call.method,
        url: pathOf(call),
        handler: async ({ method, url, headers, body }, reply) => {
          const answer = await fetch(withoutOurs(source + url), {
            method,
            headers: {
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...(headers.authorization && { authorization: headers.authorization }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          })
          const { dados, icone, titulo, mensagem } = (await answer.json()) as Row
          const sent = { icone, titulo, mensagem }
          return reply
            .code(answer.status)
            .send(dados === undefined ? sent : { ...sent, dados: cut(dados, shown) })
        },
      })
    }
  }
  app.get('/arquivos/figuras/*', async (request, reply) => {
    const answer = await fetch(source + request.url)
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/octet-stream')
      .send(Buffer.from(await answer.arrayBuffer()))
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(`Cannot ${request.method} ${request.url}`),
  )
  return app
}

const pathOf = ({ path }: Call) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Ours has the same record by another method, too. */
const isOfSection7 = (call: Call) => call.extensao === undefined && call !== provas.one

function withoutOurs(address: string): URL {
  const url = new URL(address)
  for (const name of OURS) url.searchParams.delete(name)
  return url
}

const cut = (dados: unknown, shown: (row: Row) => Row) => {
  if (Array.isArray(dados)) return dados.map(shown)
  return typeof dados === 'object' && dados ? shown(dados as Row) : dados
}

const only = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))
