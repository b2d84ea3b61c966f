import { pick } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { it, readAnswer, type TestApi } from '../testing/api.ts'
import { CALLS, nameOf } from '../testing/calls.ts'
import { SENHA } from '../testing/records.ts'

/** The rows of the table of section 7 (docs/product/calls.md). */
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

/** Takes a form with a file, and returns an exam; extract-pdf.routes.test.ts tests it. */
const EXEMPT: ReadonlySet<Row> = new Set(['POST /provas/extract-pdf'])

/** Does the same as `POST /provas/{id}`, which section 7 has for reading a prova. */
const BEYOND_THE_TABLE = ['GET /provas/{id}']

/** Rows that change something, whose answer has the text of a toast. */
const MUTATION = /^(?:POST \/\w+$|PUT|DELETE)/
const TOAST = { icone: 'success', titulo: expect.any(String), mensagem: expect.any(String) }

const required = CALLS.filter(({ extensao }) => extensao === undefined)

/** The bodies of the rows that have one. No body names a record that another row removes. */
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

/** The fields of each noun in section 3 (docs/product/entities.md). */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  usuarios: ['id', 'nome', 'email', 'perfil'],
  cursos: ['id', 'nome'],
  provas: ['id', 'nome', 'instrucoes', 'url_arquivo', 'id_vestibular'],
  redacoes: ['id', 'id_prova', 'instrucoes'],
  vestibulares: ['id', 'ano', 'semestre'],
  questoes: ['id', 'id_prova', 'texto'],
  alternativas: ['id', 'id_questao', 'nome', 'texto', 'correta'],
  referencias: ['id', 'titulo', 'legenda', 'texto', 'url_imagem'],
  'questoes-referencias': ['id_questao', 'id_referencia'],
  'redacoes-referencias': ['id_redacao', 'id_referencia'],
}

/** Rows whose path has the id of another record than theirs, by the field that holds this id. */
const NAMED_BY: Partial<Record<Row, string>> = {
  'GET /provas/vestibulares/{id}': 'id_vestibular',
  'GET /redacoes/provas/{id}': 'id_prova',
  'GET /alternativas?questaoId={id}': 'id_questao',
}

type Values = Record<string, unknown>

/** Rows that return a list of records. */
const isList = (row: Row) => row.startsWith('GET') && !/^GET \/[\w-]+\/\{id\}$/.test(row)

const nounOf = (row: Row) => /^\w+ \/([\w-]+)/.exec(row)?.[1] ?? ''

/** Makes a record of a row's noun, and the body of the row. */
async function prepare({ make }: TestApi, row: Row): Promise<{ record: Values; body?: object }> {
  const record = await recordOf(make, nounOf(row))
  if (row === 'POST /usuarios/login')
    return { record, body: { email: record['email'], senha: SENHA } }
  if (row === 'POST /redacoes') {
    return { record, body: { id_prova: record['id_prova'], instrucoes: 'A pressa.' } }
  }
  const body = BODIES[row]
  return { record, ...(body && { body }) }
}

async function recordOf(make: TestApi['make'], noun: string): Promise<Values> {
  switch (noun) {
    case 'usuarios':
      return make.usuario()
    case 'cursos':
      return make.curso()
    case 'provas':
      return make.prova({ instrucoes: 'Leia.', url_arquivo: 'arquivos/prova.pdf' })
    case 'redacoes':
      return make.redacao()
    case 'vestibulares':
      return make.vestibular()
    case 'referencias':
      return make.referencia({ legenda: 'De um jornal.', texto: 'O pH.', url_imagem: 'a.png' })
    case 'questoes-referencias':
      return make.link((await make.questao()).id, (await make.referencia()).id)
    case 'redacoes-referencias':
      return make.linkRedacao((await make.redacao()).id, (await make.referencia()).id)
    default: {
      const { alternativas, ...questao } = await make.questao()
      return noun === 'alternativas' ? { ...alternativas[0] } : questao
    }
  }
}

/** The expected `dados` of a row, with every field of section 3. */
function expectedDados(row: Row, record: Values): unknown {
  if (row.startsWith('DELETE')) return null
  if (row === 'POST /usuarios/login') return expect.any(String)
  const fields = FIELDS[nounOf(row)] ?? []
  if (MUTATION.test(row)) {
    return expect.objectContaining(
      Object.fromEntries(fields.map((field) => [field, expect.toSatisfy(isThere)])),
    )
  }
  const shown = expect.objectContaining(pick(record, fields))
  return isList(row) ? expect.arrayContaining([shown]) : shown
}

const isThere = (value: unknown) => value !== undefined

describe('the calls of section 7', () => {
  it('are those that the contract says every server has', () => {
    expect(ROWS).toHaveLength(34)
    expect(required.map(nameOf).toSorted()).toEqual(
      [...ROWS.map((row) => row.replace(/\?.*/, '')), ...BEYOND_THE_TABLE].toSorted(),
    )
  })

  it.for(ROWS)('%s answers as the table says', async (row, { api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { record, body } = await prepare(api, row)
    const id = record[NAMED_BY[row] ?? 'id']
    const [method, path] = row.replace('{id}', String(id)).split(' ') as ['GET' | 'DELETE', string]
    const answer = await api.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })

    if (EXEMPT.has(row)) {
      expect(answer.statusCode).toBe(415)
      return
    }
    expect(answer.statusCode).toBe(200)
    expect(readAnswer(answer.body)).toMatchObject({
      valido: true,
      dados: expectedDados(row, record),
      ...(MUTATION.test(row) && TOAST),
    })
  })
})
