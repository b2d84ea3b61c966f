import {
  alternativas,
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

/** The read calls of docs/product.md section 7 that the public screens need, and the fields of its section 3. */
const OFFERED: [Call, readonly string[]][] = [
  [questoesReferencias.list, ['id_questao', 'id_referencia']],
  [questoes.one, ['id', 'id_prova', 'texto']],
  [alternativas.list, ['id', 'id_questao', 'nome', 'texto', 'correta']],
  [referencias.one, ['id', 'titulo', 'legenda', 'texto', 'url_imagem']],
  [redacoes.list, ['id', 'id_prova', 'instrucoes']],
  [redacoesReferencias.list, ['id_redacao', 'id_referencia']],
  [provas.list, ['id', 'nome', 'instrucoes', 'url_arquivo', 'id_vestibular']],
  [vestibulares.list, ['id', 'ano', 'semestre']],
]

/** Its calls of accounts: what the administrator's list is for comes with the back office. */
const USUARIOS = [usuarios.create, usuarios.login, usuarios.one, usuarios.update, usuarios.remove]
const USUARIO = ['id', 'nome', 'email', 'perfil']

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
  for (const [call, fields] of OFFERED) {
    const shown = (row: Row) => {
      const record = only(row, fields)
      return 'url_arquivo' in record
        ? { ...record, url_arquivo: row['url_arquivo'] && pdf }
        : record
    }
    app.get(pathOf(call), async (request, reply) => {
      const answer = await fetch(source + request.url)
      if (!answer.ok) return reply.code(answer.status).send({ mensagem: 'Erro' })
      const { dados } = (await answer.json()) as { dados: Row | Row[] }
      return { dados: Array.isArray(dados) ? dados.map(shown) : shown(dados) }
    })
  }
  for (const call of USUARIOS) {
    app.route({
      method: call.method,
      url: pathOf(call),
      handler: async ({ method, url, headers, body }, reply) => {
        const answer = await fetch(source + url, {
          method,
          headers: {
            'content-type': 'application/json',
            ...(headers.authorization && { authorization: headers.authorization }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const { dados, icone, titulo, mensagem } = (await answer.json()) as Row
        const shown = typeof dados === 'object' && dados ? only(dados as Row, USUARIO) : dados
        return reply.code(answer.status).send({ dados: shown, icone, titulo, mensagem })
      },
    })
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

const only = (row: Row, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]))
