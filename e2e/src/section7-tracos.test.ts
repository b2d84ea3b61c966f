import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildSection7 } from './section7-server.ts'
import { TRACOS, type Traco } from './section7-tracos.ts'

const tokenOf = (perfil: string) =>
  `Bearer ${['{}', JSON.stringify({ perfil }), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')}`
const ALUNO = tokenOf('Aluno')

/** A fake of our API with only these calls. */
async function ours(): Promise<string> {
  const api = Fastify()
  onTestFinished(() => api.close())
  const figura = () => `http://${api.listeningOrigin.slice(7)}/arquivos/figuras/a.svg`
  const dados: Record<string, () => unknown> = {
    'GET /cursos': () => [{ id: 1, nome: 'Química', versao: 2 }],
    'GET /redacoes/provas/1': () => [{ id: 3, id_prova: 1, instrucoes: 'A ponte' }],
    'GET /redacoes/provas/2': () => [],
    'GET /referencias/1': () => ({ id: 1, url_imagem: figura() }),
    'GET /usuarios/7': () => ({ id: 7, nome: 'Ana' }),
    'PUT /usuarios/7': () => ({ id: 7, nome: 'Ana' }),
    'POST /usuarios': () => ({ id: 8, nome: 'Ana' }),
    'PUT /provas/1': () => ({ id: 1, nome: 'Azul' }),
  }
  api.all('/*', (request, reply) => {
    const found = dados[`${request.method} ${request.url}`]
    if (found) return reply.send({ icone: 'success', titulo: 'Certo', dados: found() })
    const status = request.url === '/cursos/9' ? 401 : 404
    return reply.code(status).send({ icone: 'error', titulo: 'Não', mensagem: 'Não há.' })
  })
  return api.listen({ port: 0, host: '127.0.0.1' })
}

type Ask = Pick<InjectOptions, 'method' | 'url' | 'body' | 'headers'>
const get = (url: string): Ask => ({ method: 'GET', url })
const failure = (codigo: number) => ({ codigo, valido: false, icone: 'error', mensagem: 'Não há.' })

/** For each trait a request, and the answers without and with the trait. */
const CASES: [traco: Traco, ask: Ask, without: [number, unknown], withIt: [number, unknown]][] = [
  ['falha_no_corpo', get('/cursos/2'), [404, { mensagem: 'Não há.' }], [200, failure(404)]],
  [
    'falha_no_corpo',
    { method: 'POST', url: '/cursos', body: { nome: 'a' } },
    [404, { mensagem: 'Não há.' }],
    [201, failure(404)],
  ],
  [
    'falha_no_corpo',
    get('/cursos'),
    [200, { dados: [{ id: 1, nome: 'Química' }] }],
    [200, { codigo: 200, valido: true }],
  ],
  ['codigo_sempre_500', get('/cursos/2'), [200, failure(404)], [200, failure(500)]],
  ['recusa_sem_palavras', get('/cursos/9'), [401, { mensagem: 'Não há.' }], [401, '']],
  [
    'tema_unico',
    get('/redacoes/provas/1'),
    [200, { dados: [{ id: 3 }] }],
    [200, { dados: { id: 3 } }],
  ],
  ['tema_unico', get('/redacoes/provas/2'), [200, { dados: [] }], [200, { dados: {} }]],
  [
    'figuras_de_fora',
    get('/referencias/1'),
    [200, { dados: { url_imagem: 'arquivos/figuras/a.svg' } }],
    [200, { dados: { url_imagem: expect.stringMatching(/^http:.*\/arquivos\/figuras\/a.svg$/) } }],
  ],
  [
    'senha_sempre',
    { method: 'PUT', url: '/usuarios/7', body: { nome: 'Ana' } },
    [200, { dados: { id: 7 } }],
    [422, { mensagem: 'A senha é obrigatória.' }],
  ],
  [
    'contas_fechadas',
    { ...get('/usuarios/7'), headers: { authorization: ALUNO } },
    [200, { dados: { id: 7 } }],
    [403, { mensagem: 'Só para administradores.' }],
  ],
  [
    'vestibular_sempre',
    { method: 'PUT', url: '/provas/1', body: { nome: 'Azul', id_vestibular: null } },
    [200, { dados: { id: 1 } }],
    [422, { mensagem: 'O vestibular é obrigatório.' }],
  ],
  ['caminhos_parecidos', get('/simulados'), [404, ''], [401, '']],
  ['caminhos_parecidos', get('/simulados/1'), [404, ''], [201, { codigo: 500, valido: false }]],
]

async function answerOf(tracos: readonly Traco[], ask: Ask): Promise<[number, unknown]> {
  const app = server(await ours(), tracos)
  return told(app, ask)
}

function server(source: string, tracos: readonly Traco[]): FastifyInstance {
  const app = buildSection7({ source, pdf: '', tracos })
  onTestFinished(() => app.close())
  return app
}

async function told(app: FastifyInstance, ask: Ask): Promise<[number, unknown]> {
  const { statusCode, body } = await app.inject(ask)
  return [statusCode, body.startsWith('{') ? (JSON.parse(body) as unknown) : '']
}

describe('what servers of the owner’s kind do', () => {
  it.each(CASES)('%s: %o', async (traco, ask, without, withIt) => {
    const base: Traco[] = traco === 'codigo_sempre_500' ? ['falha_no_corpo'] : []
    expect(await answerOf(base, ask)).toMatchObject(without)
    expect(await answerOf([...base, traco], ask)).toMatchObject(withIt)
  })

  it('nomes_unicos: two accounts have one name only without it', async () => {
    const source = await ours()
    const ask: Ask = { method: 'POST', url: '/usuarios', body: { nome: 'Ana' } }
    for (const [tracos, status] of [
      [[], 200],
      [['nomes_unicos'], 422],
    ] as const) {
      const app = server(source, tracos)
      expect(await told(app, ask)).toMatchObject([200, {}])
      expect(await told(app, ask)).toMatchObject([status, {}])
    }
  })

  it('is tried here, but for who is let in (section7-server.test.ts)', () => {
    const tried = new Set<Traco>(CASES.map(([traco]) => traco)).add('nomes_unicos')
    expect(TRACOS.filter((traco) => !tried.has(traco))).toEqual(['so_de_casa'])
  })
})
