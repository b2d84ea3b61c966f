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
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Traco } from './section7-tracos.ts'

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

/** A record, of which nothing but texts, numbers and flags is read. */
type Row = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

interface Section7Options {
  /** The address of the API that it takes the records from. */
  source: string
  /** The address, on another origin, of the PDF of every prova that has one. */
  pdf: string
  /** What it does besides; nothing unless told. */
  tracos?: readonly Traco[]
}

/** An answer as section 7 has it, before the traits make of it what they do. */
interface Answer {
  status: number
  body: Row
}

/**
 * A server as the owner has one: what section 7 names and nothing more, no field beyond section 3, and
 * for every other path a 404 in its own words. Of files it has the images alone.
 */
export function buildSection7({ source, pdf, tracos = [] }: Section7Options): FastifyInstance {
  const app = Fastify()
  const has = new Set(tracos)
  for (const [calls, fields] of OFFERED) {
    const shown = (row: Row) => {
      const record = only(row, fields)
      if (record['url_arquivo']) record['url_arquivo'] = pdf
      const figura = textOf(record['url_imagem'])
      if (!has.has('figuras_de_fora') && figura.startsWith(`${source}/`)) {
        record['url_imagem'] = figura.slice(source.length + 1)
      }
      return record
    }
    for (const call of calls.filter(isOfSection7)) {
      app.route({
        method: call.method,
        url: pathOf(call),
        handler: async (request, reply) => {
          const answer = (await refusalOf(request)) ?? (await askSource(request, call, shown))
          const isDone = answer.status === 200
          if (isDone && call === usuarios.remove) rememberNome({ ...(request.params as Row) })
          const isNamed = call === usuarios.create || call === usuarios.update
          if (isDone && isNamed) rememberNome(Object(answer.body['dados']) as Row)
          return send(reply, answer, call.method)
        },
      })
    }
  }

  async function askSource(
    { method, url, headers, body }: FastifyRequest,
    call: Call,
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
    const sent = { icone, titulo, mensagem }
    if (dados === undefined) return { status: answer.status, body: sent }
    const cutDados = cut(dados, shown)
    const isOne = has.has('tema_unico') && call === redacoes.ofProva && Array.isArray(cutDados)
    return {
      status: answer.status,
      body: { ...sent, dados: isOne ? (cutDados[0] ?? {}) : cutDados },
    }
  }

  /** What the traits refuse before it is asked for. */
  async function refusalOf({ method, url, headers, body }: FastifyRequest): Promise<Answer | null> {
    const sent = (body ?? {}) as Row
    const { pathname } = new URL(url, source)
    const [, noun = '', id] = pathname.split('/')
    const isWritten = method === 'POST' || method === 'PUT'
    if (noun === 'usuarios' && method === 'GET' && id && has.has('contas_fechadas')) {
      if (!isAdministrador(headers.authorization)) return refused('Só para administradores.', 403)
    }
    if (noun === 'usuarios' && method === 'PUT' && has.has('senha_sempre')) {
      if (!sent['senha']) return refused('A senha é obrigatória.')
    }
    if (noun === 'provas' && isWritten && pathname.split('/').length < 4) {
      const isReading = method === 'POST' && id
      if (has.has('vestibular_sempre') && !isReading && !sent['id_vestibular']) {
        return refused('O vestibular é obrigatório.')
      }
    }
    if (noun === 'usuarios' && has.has('nomes_unicos') && isWritten && sent['nome']) {
      const { nome } = sent
      const owner = nomes.get(textOf(nome))
      if (owner !== undefined && owner !== id) return refused('Já existe um usuário com esse nome.')
    }
    return null
  }
  /** The names that were given here, with the account that has each. */
  const nomes = new Map<string, string>()

  function rememberNome({ id, nome }: Row): void {
    for (const [known, owner] of nomes) if (owner === String(id)) nomes.delete(known)
    if (nome !== undefined) nomes.set(textOf(nome), String(id))
  }

  function send(reply: FastifyReply, { status, body }: Answer, method: string) {
    const isDone = status < 400
    if (has.has('recusa_sem_palavras') && (status === 401 || status === 403)) {
      return reply.code(status).send()
    }
    if (!has.has('falha_no_corpo')) return reply.code(status).send(body)
    const codigo = isDone || !has.has('codigo_sempre_500') ? status : 500
    const said = { ...body, codigo, valido: isDone }
    return reply.code(isDone || method !== 'POST' ? 200 : 201).send(said)
  }

  if (!has.has('so_de_casa')) letPagesIn(app)
  if (has.has('caminhos_parecidos')) {
    app.get('/simulados', async (_, reply) => reply.code(401).send())
    app.get('/simulados/:id', async (_, reply) =>
      reply.code(201).send({ codigo: 500, icone: 'error', valido: false, titulo: 'Erro' }),
    )
    app.get('/materias', async () => ({ codigo: 200, valido: true, dados: ['Química'] }))
  }
  if (!has.has('figuras_de_fora')) {
    app.get('/arquivos/figuras/*', async (request, reply) => {
      const answer = await fetch(source + request.url)
      return reply
        .code(answer.status)
        .type(answer.headers.get('content-type') ?? 'application/octet-stream')
        .send(Buffer.from(await answer.arrayBuffer()))
    })
  }
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(`Cannot ${request.method} ${request.url}`),
  )
  return app
}

/** Has pages of every origin read what it says. */
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

const refused = (mensagem: string, status = 422): Answer => ({
  status,
  body: { icone: 'error', titulo: 'Não foi possível salvar', mensagem },
})

/** By the claims alone: the source looks at the rest. */
function isAdministrador(authorization = ''): boolean {
  const [, claims = ''] = authorization.split('.')
  return Buffer.from(claims, 'base64url').toString().includes('"Administrador"')
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
