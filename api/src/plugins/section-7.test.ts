import { describe, expect } from 'vitest'
import { it, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { SENHA } from '../testing/records.ts'

/** The table of docs/product.md section 7, row by row. */
const ROWS = [
  'POST /usuarios',
  'POST /usuarios/login',
  'GET /usuarios',
  'GET /usuarios/{id}',
  'PUT /usuarios/{id}',
  'DELETE /usuarios/{id}',
  'GET /cursos',
  'GET /cursos/{id}',
  'POST /cursos',
  'PUT /cursos/{id}',
  'DELETE /cursos/{id}',
  'POST /provas',
  'GET /provas',
  'POST /provas/{id}',
  'PUT /provas/{id}',
  'DELETE /provas/{id}',
  'POST /provas/extract-pdf',
  'GET /provas/vestibulares/{id}',
  'POST /redacoes',
  'GET /redacoes',
  'GET /redacoes/{id}',
  'PUT /redacoes/{id}',
  'DELETE /redacoes/{id}',
  'GET /redacoes/provas/{id}',
  'POST /vestibulares',
  'GET /vestibulares',
  'GET /vestibulares/{id}',
  'PUT /vestibulares/{id}',
  'DELETE /vestibulares/{id}',
  'GET /questoes-referencias',
  'GET /questoes/{id}',
  'GET /referencias/{id}',
  'GET /alternativas?questaoId={id}',
  'GET /redacoes-referencias',
] as const
type Row = (typeof ROWS)[number]

/** Reading an exam out of a PDF comes later: until then the call says so. */
const EXEMPT: ReadonlySet<Row> = new Set(['POST /provas/extract-pdf'])

/** The same as `POST /provas/{id}`, which is what section 7 has. */
const BEYOND_THE_TABLE = ['GET /provas/{id}']

/** Rows that change something answer with what the toast says. */
const MUTATION = /^(?:POST \/\w+$|PUT|DELETE)/
const TOAST = { icone: 'success', titulo: expect.any(String), mensagem: expect.any(String) }

const required = CALLS.filter(({ extensao }) => extensao === undefined)

/** What each row that sends something sends; nothing names a record that another row removes. */
const BODIES: Partial<Record<Row, object>> = {
  'POST /usuarios': {
    nome: 'Ana Lima',
    email: 'ana@exemplo.br',
    senha: SENHA,
    senhaConfirmacao: SENHA,
  },
  'PUT /usuarios/{id}': { nome: 'Ana', perfil: 'Aluno', senha: '' },
  'POST /cursos': { nome: 'Química' },
  'PUT /cursos/{id}': { nome: 'Física' },
  'POST /provas': { nome: 'Prova Azul', instrucoes: '', url_arquivo: '', id_vestibular: '' },
  'PUT /provas/{id}': { nome: 'Prova Rosa' },
  'PUT /redacoes/{id}': { instrucoes: 'A pressa.' },
  'POST /vestibulares': { ano: '2031', semestre: '2' },
  'PUT /vestibulares/{id}': { ano: 2032, semestre: 1 },
}

/** The record that a row's path names, and whatever else its body needs. */
async function prepare({ make }: TestApi, row: Row): Promise<{ id: number; body?: object }> {
  if (row === 'POST /usuarios/login') {
    const { id, email } = await make.usuario()
    return { id, body: { email, senha: SENHA } }
  }
  if (row === 'POST /redacoes') {
    const { id } = await make.prova()
    return { id, body: { id_prova: id, instrucoes: 'A pressa.' } }
  }
  const [, noun = '', of] = /^\w+ \/([\w-]+)(?:\/(vestibulares|provas))?/.exec(row) ?? []
  const { id } = await recordOf(make, of ?? noun)
  const body = BODIES[row]
  return { id, ...(body && { body }) }
}

async function recordOf(make: TestApi['make'], noun: string): Promise<{ id: number }> {
  switch (noun) {
    case 'usuarios':
      return make.usuario()
    case 'cursos':
      return make.curso()
    case 'provas':
      return make.prova()
    case 'redacoes':
      return make.redacao()
    case 'vestibulares':
      return make.vestibular()
    case 'referencias':
      return make.referencia()
    default:
      return make.questao()
  }
}

describe('the calls of section 7', () => {
  it('are those that the contract says every server has', () => {
    expect(ROWS).toHaveLength(34)
    expect(required.map(nameOf).toSorted()).toEqual(
      [...ROWS.map((row) => row.replace(/\?.*/, '')), ...BEYOND_THE_TABLE].toSorted(),
    )
  })

  it.for(ROWS)('%s answers as the table says', async (row, { api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id, body } = await prepare(api, row)
    const [method, path] = row.replace('{id}', String(id)).split(' ') as ['GET' | 'DELETE', string]
    const answer = await api.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })

    if (EXEMPT.has(row)) {
      expect(answer.statusCode).toBe(501)
      return
    }
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      dados: method === 'DELETE' ? null : expect.anything(),
      ...(MUTATION.test(row) && TOAST),
    })
  })
})
