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
import { askSource, send, textOf, type Answer, type Row } from './section7-answer.ts'
import { Refusals } from './section7-refusals.ts'
import type { Traco } from './section7-tracos.ts'

/** The calls of section 7 (docs/product/calls.md), and the fields of its section 3. */
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

interface Section7Options {
  /** The address of the API that the records come from. */
  source: string
  /** The address, on another origin, of the PDF of every prova that has one. */
  pdf: string
  /** Its traits; none by default. */
  tracos?: readonly Traco[]
}

/**
 * A server like the owner's: only the calls of section 7, only the fields of section 3, and for every other path a 404
 * with a text of its own. The only files that it serves are images.
 */
export function buildSection7({ source, pdf, tracos = [] }: Section7Options): FastifyInstance {
  const app = Fastify()
  const has = new Set(tracos)
  const refusals = new Refusals(has)
  for (const [calls, fields] of OFFERED) {
    const shown = (row: Row) => withFiles(only(row, fields))
    for (const call of calls.filter(isOfSection7)) {
      app.route({
        method: call.method,
        url: pathOf(call),
        handler: async (request, reply) => {
          const answer = refusals.of(request) ?? (await askSource(source, request, shown))
          if (answer.status === 200) refusals.remember(call, request, answer)
          const isOne = has.has('tema_unico') && call === redacoes.ofProva
          return send(has, call.method, reply, isOne ? withOne(answer) : answer)
        },
      })
    }
  }

  function withFiles(record: Row): Row {
    const figura = textOf(record['url_imagem'])
    const isHere = !has.has('figuras_de_fora') && figura.startsWith(`${source}/`)
    return {
      ...record,
      ...(record['url_arquivo'] ? { url_arquivo: pdf } : {}),
      ...(isHere && { url_imagem: figura.slice(source.length + 1) }),
    }
  }

  if (!has.has('so_de_casa')) letPagesIn(app)
  if (has.has('caminhos_parecidos')) offerLikeOurs(app)
  if (!has.has('figuras_de_fora')) serveFiguras(app, source)
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(`Cannot ${request.method} ${request.url}`),
  )
  return app
}

/** Replaces a list by its first record, or by an empty object. */
function withOne({ status, body }: Answer): Answer {
  const { dados } = body
  return Array.isArray(dados)
    ? { status, body: { ...body, dados: dados[0] ?? {} } }
    : { status, body }
}

/** Paths that our API has too, but here with other content. */
function offerLikeOurs(app: FastifyInstance): void {
  app.get('/simulados', async (_, reply) => reply.code(401).send())
  app.get('/simulados/:id', async (_, reply) =>
    reply.code(201).send({ codigo: 500, icone: 'error', valido: false, titulo: 'Erro' }),
  )
  app.get('/materias', async () => ({ codigo: 200, valido: true, dados: ['Química'] }))
}

function serveFiguras(app: FastifyInstance, source: string): void {
  app.get('/arquivos/figuras/*', async (request, reply) => {
    const answer = await fetch(source + request.url)
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/octet-stream')
      .send(Buffer.from(await answer.arrayBuffer()))
  })
}

/** Allows pages of every origin to read its answers. */
function letPagesIn(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    })
    return request.method === 'OPTIONS' ? reply.code(204).send() : undefined
  })
}

const pathOf = ({ path }: Call) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/**
 * Whether a call is one of section 7. `provas.one` is not: section 7 reads a prova by another method, with
 * `provas.fetch`.
 */
const isOfSection7 = (call: Call) => call.extensao === undefined && call !== provas.one

const only = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))
