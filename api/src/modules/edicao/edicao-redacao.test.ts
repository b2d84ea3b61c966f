import type { RedacaoCompleta, RedacaoEditada } from '@rumo/contract'
import { omit } from 'es-toolkit'
import { describe, expect } from 'vitest'
import { readContentVersion } from '../../infra/cache/content-version.ts'
import { it, type TestApi } from '../../testing/api.ts'
import { coletaneaOf } from '../../testing/coletanea.ts'

interface Saved {
  dados: RedacaoCompleta
}

const IMAGEM = { url_imagem: 'arquivos/figuras/rua.png', descricao: 'Uma rua com árvores.' }
const EDICAO = '/edicao/redacoes'

/** An administrator, and a prova to write themes of. */
async function office(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const { id: id_prova } = await api.make.prova()
  const post = (sent: Partial<RedacaoEditada>) =>
    api.post<Saved>(EDICAO, { id_prova, instrucoes: 'A rua.', ...sent }, token)
  const put = (id: number, sent: object) => api.put<Saved>(`${EDICAO}/${id}`, sent, token)
  return { token, id_prova, post, put }
}

/** A theme with a text and an image. */
async function written(api: TestApi) {
  const at = await office(api)
  const { body } = await at.post({
    referencias: [{ titulo: 'Sombra', texto: 'As árvores.' }, IMAGEM],
  })
  const [texto, imagem] = body.dados.referencias
  if (!texto || !imagem) throw new Error('The theme has both.')
  return { ...at, dados: body.dados, texto, imagem }
}

async function auditLog({ db }: TestApi) {
  const rows = await db.selectFrom('registro').selectAll().orderBy('id').execute()
  return rows.map(({ acao, entidade, id_registro }) => [acao, entidade, id_registro])
}

describe('POST /edicao/redacoes', () => {
  it('makes a theme with its texts and images, which candidates get in their order', async ({
    api,
  }) => {
    const { token, id_prova, post } = await office(api)
    const referencias = [{ titulo: 'Sombra', texto: 'As árvores.' }, IMAGEM]
    const { status, body } = await post({ instrucoes: ' A rua.\n\nEscreva. ', referencias })

    expect([status, body]).toEqual([
      200,
      {
        icone: 'success',
        titulo: 'Tudo certo',
        mensagem: 'Tema de redação cadastrado com sucesso.',
        dados: {
          id: expect.any(Number),
          id_prova,
          instrucoes: 'A rua.\n\nEscreva.',
          versao: 1,
          referencias: [
            expect.objectContaining({ titulo: 'Sombra', texto: 'As árvores.', versao: 1, usos: 1 }),
            expect.objectContaining({ titulo: null, ...IMAGEM, versao: 1, usos: 1 }),
          ],
        },
      },
    ])
    const { id, referencias: made } = body.dados
    expect(await api.get(`${EDICAO}/${id}`, token)).toEqual({
      status: 200,
      body: { dados: body.dados },
    })
    expect(await coletaneaOf(api, id)).toEqual(made.map((each) => omit(each, ['versao', 'usos'])))
    expect(await auditLog(api)).toEqual([
      ['criacao', 'referencias', made[0]?.id],
      ['criacao', 'referencias', made[1]?.id],
      ['criacao', 'redacoes', id],
    ])
    expect(await api.get(`/redacoes?busca=RUA`)).toMatchObject({ body: { total: 1 } })
  })

  it.for<[string, object, string, string]>([
    ['no text', { instrucoes: ' ' }, 'instrucoes', 'Preencha este campo.'],
    ['an empty reference', { referencias: [{ titulo: 'a' }] }, 'referencias.0.texto', 'Escreva'],
    [
      'an image without a description',
      { referencias: [{ texto: 'a' }, { url_imagem: 'arquivos/a.png' }] },
      'referencias.1.descricao',
      'Descreva a imagem',
    ],
    [
      'a reference that is not there',
      { referencias: [{ texto: 'a' }, { id: 999 }] },
      'referencias.1.id',
      'não existe mais',
    ],
    ['the same one twice', { referencias: [{ id: 1 }, { id: 1 }] }, 'referencias', 'duas vezes'],
    [
      'too many',
      { referencias: Array.from({ length: 21 }, () => ({ texto: 'a' })) },
      'referencias',
      'no máximo 20',
    ],
  ])(
    'answers 400 to %s, beside its field, and writes nothing',
    async ([, sent, campo, text], { api }) => {
      const { post } = await office(api)
      expect(await post(sent)).toMatchObject({
        status: 400,
        body: { codigo: 'dados_invalidos', campos: { [campo]: expect.stringContaining(text) } },
      })
      for (const table of ['redacoes', 'referencias', 'registro'] as const) {
        expect(await api.db.selectFrom(table).select('id').execute()).toEqual([])
      }
    },
  )

  it('answers 409 when the prova is missing, and writes nothing', async ({ api }) => {
    const { post, id_prova } = await office(api)
    expect(await post({ id_prova: id_prova + 1, referencias: [{ texto: 'a' }] })).toMatchObject({
      status: 409,
      body: { codigo: 'prova_inexistente' },
    })
    expect(await api.db.selectFrom('referencias').select('id').execute()).toEqual([])
  })
})

describe('PUT /edicao/redacoes/{id}', () => {
  it('changes words and places at once, as one change of the theme', async ({ api }) => {
    const { put, dados, texto, imagem } = await written(api)
    const before = await readContentVersion(api.db)
    const { status, body } = await put(dados.id, {
      ...dados,
      instrucoes: 'A praça.',
      referencias: [imagem, { ...texto, texto: 'A sombra.' }, { texto: 'Novo.' }],
    })

    expect(status).toBe(200)
    expect(body.dados).toMatchObject({
      instrucoes: 'A praça.',
      versao: 2,
      referencias: [
        { id: imagem.id, versao: 1 },
        { id: texto.id, versao: 2, titulo: 'Sombra', texto: 'A sombra.' },
        { texto: 'Novo.', versao: 1 },
      ],
    })
    expect(await coletaneaOf(api, dados.id)).toMatchObject([
      { id: imagem.id },
      { texto: 'A sombra.' },
      { texto: 'Novo.' },
    ])
    expect((await auditLog(api)).slice(3)).toEqual([
      ['alteracao', 'referencias', texto.id],
      ['criacao', 'referencias', body.dados.referencias[2]?.id],
      ['alteracao', 'redacoes', dados.id],
    ])
    expect(await readContentVersion(api.db)).toBeGreaterThan(before)
  })

  it('keeps in the log which texts there were, in which order', async ({ api }) => {
    const { put, token, dados, texto, imagem } = await written(api)
    await put(dados.id, { ...dados, referencias: [imagem, texto] })
    expect(await api.get('/registro?entidade=redacoes&limite=1', token)).toMatchObject({
      body: {
        dados: [
          {
            acao: 'alteracao',
            antes: { instrucoes: 'A rua.', referencias: [{ id: texto.id }, { id: imagem.id }] },
            depois: { instrucoes: 'A rua.', referencias: [{ id: imagem.id }, { id: texto.id }] },
          },
        ],
      },
    })
  })

  it('leaves no trace of what is sent back as it is', async ({ api }) => {
    const { put, dados } = await written(api)
    const before = await auditLog(api)
    expect((await put(dados.id, dados)).body.dados).toEqual(dados)
    expect(await auditLog(api)).toEqual(before)
  })

  it('answers 409 to a caller who read an older version of the theme, or of a text of it', async ({
    api,
  }) => {
    const { put, dados, texto } = await written(api)
    const stale = { status: 409, body: { codigo: 'versao_antiga' } }
    const other = { ...dados, instrucoes: 'A praça.' }
    expect((await put(dados.id, other)).status).toBe(200)
    expect(await put(dados.id, { ...dados, instrucoes: 'O beco.' })).toMatchObject(stale)

    const changed = { ...other, versao: 2, referencias: [{ ...texto, texto: 'Outro.' }] }
    expect((await put(dados.id, changed)).status).toBe(200)
    expect(await put(dados.id, { ...changed, versao: 3 })).toMatchObject(stale)
    const lastWins = { ...omit(dados, ['versao']), referencias: [{ id: texto.id, texto: 'Fim.' }] }
    expect(await put(dados.id, lastWins)).toMatchObject({
      body: { dados: { versao: 4, referencias: [{ texto: 'Fim.' }] } },
    })
  })

  it('shares a text with a question, and drops it with the last that names it', async ({ api }) => {
    const { put, dados, texto, imagem } = await written(api)
    const questao = await api.make.questao()
    await api.make.link(questao.id, texto.id)
    const { body } = await put(dados.id, { ...dados, referencias: [] })

    expect(body.dados.referencias).toEqual([])
    expect((await api.get(`/referencias/${texto.id}`)).status).toBe(200)
    expect((await api.get(`/referencias/${imagem.id}`)).status).toBe(404)
    expect((await auditLog(api)).slice(3)).toEqual([
      ['exclusao', 'referencias', imagem.id],
      ['alteracao', 'redacoes', dados.id],
    ])
    const again = { ...body.dados, referencias: [{ id: texto.id }] }
    expect((await put(dados.id, again)).body.dados.referencias).toMatchObject([{ usos: 2 }])
  })

  it('answers 404 to an unknown id, and 409 when the prova is missing', async ({ api }) => {
    const { put, dados } = await written(api)
    expect(await put(dados.id + 1, dados)).toMatchObject({
      status: 404,
      body: { codigo: 'redacao_inexistente' },
    })
    expect(await put(dados.id, { ...dados, id_prova: 999_999 })).toMatchObject({
      status: 409,
      body: { codigo: 'prova_inexistente' },
    })
  })
})
