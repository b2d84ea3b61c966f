import type { QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

interface Saved {
  dados: QuestaoCompleta
}

/** An administrator, and a prova to write questions of. */
async function office(api: TestApi) {
  const { usuario, token } = await api.enter({ perfil: 'Administrador' })
  const prova = await api.make.prova()
  return { autor: usuario.id, token, id_prova: prova.id }
}

async function auditLog({ db }: TestApi) {
  const rows = await db.selectFrom('registro').selectAll().orderBy('id').execute()
  return rows.map(({ acao, entidade, id_registro }) => [acao, entidade, id_registro])
}

describe('POST /edicao/questoes', () => {
  it('makes a question with its alternatives and references', async ({ api }) => {
    const { token, id_prova } = await office(api)
    const materia = await api.make.materia()
    const editada = questaoEditada(
      { id_prova, id_materia: materia.id, explicacao: 'A soda é básica.' },
      { referencias: [{ titulo: 'pH', texto: 'O pH da soda é 14.' }] },
    )
    const { status, body } = await api.post<Saved>('/edicao/questoes', editada, token)

    expect(status).toBe(200)
    expect(body).toEqual({
      icone: 'success',
      titulo: 'Tudo certo',
      mensagem: 'Questão cadastrada com sucesso.',
      dados: {
        questao: {
          id: expect.any(Number),
          id_prova,
          id_materia: materia.id,
          id_assunto: null,
          numero: 1,
          texto: 'Qual delas é uma base?',
          situacao: 'normal',
          explicacao: 'A soda é básica.',
          pagina_pdf: null,
          retirada_em: null,
          versao: 1,
        },
        alternativas: [
          expect.objectContaining({ nome: 'A', texto: 'Água', correta: false, ordem: 0 }),
          expect.objectContaining({ nome: 'B', texto: 'Soda', correta: true, ordem: 1 }),
          expect.objectContaining({ nome: 'C', texto: 'Vinagre', correta: false, ordem: 2 }),
        ],
        referencias: [
          expect.objectContaining({
            titulo: 'pH',
            texto: 'O pH da soda é 14.',
            usos: 1,
            versao: 1,
          }),
        ],
      },
    })
    const { id } = body.dados.questao
    expect(await api.get(`/edicao/questoes/${id}`, token)).toEqual({
      status: 200,
      body: { dados: body.dados },
    })
    expect((await api.get(`/questoes/${id}`)).status).toBe(200)
    expect(await auditLog(api)).toEqual([
      ['criacao', 'referencias', body.dados.referencias[0]?.id],
      ['criacao', 'questoes', id],
    ])
  })

  it.for<[string, Partial<QuestaoEditada['questao']>, Partial<QuestaoEditada>, string, string]>([
    ['no text', { texto: ' ' }, {}, 'questao.texto', 'Preencha este campo.'],
    [
      'two that read the same',
      {},
      { alternativas: ['Soda', 'Água', ' Soda '].map((texto, a) => ({ texto, correta: a === 0 })) },
      'alternativas.2.texto',
      'Esta alternativa diz o mesmo que a A.',
    ],
    ['a number that is none', { numero: 0 }, {}, 'questao.numero', 'maior que zero'],
    ['no right answer', {}, keyed(false, false), 'alternativas', 'Marque a alternativa'],
    ['two right answers', {}, keyed(true, true), 'alternativas', 'Só uma'],
    ['one alternative', {}, keyed(true), 'alternativas', 'pelo menos 2'],
    [
      'six alternatives',
      {},
      keyed(true, false, false, false, false, false),
      'alternativas',
      'no máximo 5',
    ],
    [
      'an alternative without text or image',
      {},
      {
        alternativas: [
          { texto: '', correta: true },
          { texto: 'b', correta: false },
        ],
      },
      'alternativas.0.texto',
      'Escreva um texto ou escolha uma imagem.',
    ],
    [
      'an image without a description',
      {},
      { referencias: [{ url_imagem: 'arquivos/figuras/x.png', texto: 'a' }] },
      'referencias.0.descricao',
      'Descreva a imagem',
    ],
    [
      'an image that is described with markup',
      {},
      { referencias: [{ url_imagem: 'arquivos/figuras/x.png', descricao: 'Um <b>mapa</b>' }] },
      'referencias.0.descricao',
      'A descrição é lida como está',
    ],
    [
      'two of which one is marked as a whole',
      {},
      { alternativas: ['Au', '<b>Au</b>'].map((texto, a) => ({ texto, correta: a === 0 })) },
      'alternativas.1.texto',
      'Esta alternativa diz o mesmo que a A.',
    ],
    [
      'an empty reference',
      {},
      { referencias: [{ titulo: 'a' }] },
      'referencias.0.texto',
      'Escreva',
    ],
    [
      'a reference that is not there',
      {},
      { referencias: [{ id: 999 }] },
      'referencias.0.id',
      'não existe mais',
    ],
    ['a matéria that is not there', { id_materia: 999 }, {}, 'questao.id_materia', 'não existe'],
    ['a prova that is not there', { id_prova: 999 }, {}, 'questao.id_prova', 'não existe'],
  ])('answers 400 to %s, beside its field', async ([, questao, rest, campo, text], { api }) => {
    const { token, id_prova } = await office(api)
    const editada = questaoEditada({ id_prova, ...questao }, rest)
    expect(await api.post('/edicao/questoes', editada, token)).toMatchObject({
      status: 400,
      body: { codigo: 'dados_invalidos', campos: { [campo]: expect.stringContaining(text) } },
    })
    expect(await api.db.selectFrom('questoes').select('id').execute()).toEqual([])
    expect(await auditLog(api)).toEqual([])
  })

  it('tells at once of everything named that is gone', async ({ api }) => {
    const { token } = await office(api)
    const editada = questaoEditada(
      { id_prova: 999, id_materia: 999 },
      { referencias: [{ id: 999 }] },
    )
    const gone = ['questao.id_prova', 'questao.id_materia', 'referencias.0.id']
    expect(await fieldsRefused(api, editada, token)).toEqual(gone)
  })

  it('tells at once of all else that speaks against it', async ({ api }) => {
    const { token, id_prova } = await office(api)
    await api.make.questao({ id_prova, numero: 1 })
    const { id } = await api.make.referencia({ url_imagem: 'arquivos/figuras/x.png' })
    const editada = questaoEditada(
      { id_prova, numero: 1, id_materia: 999, texto: 'Qual <b>delas?' },
      {
        alternativas: [
          { texto: 'Água', correta: true, id: 999 },
          { texto: 'Soda', correta: false, comentario: 'Não <b>é.' },
        ],
        referencias: [
          { id: 999 },
          { texto: String.raw`\(x` },
          { id, descricao: null, legenda: '<p>' },
        ],
      },
    )
    const all = [
      'questao.id_materia',
      'questao.numero',
      'alternativas.0.id',
      'questao.texto',
      'alternativas.1.comentario',
      'referencias.0.id',
      'referencias.1.texto',
      'referencias.2.legenda',
      'referencias.2.descricao',
    ]
    expect(await fieldsRefused(api, editada, token)).toEqual(all)
  })

  it('takes an annulled question with any number of right answers', async ({ api }) => {
    const { token, id_prova } = await office(api)
    for (const [place, key] of [keyed(false, false), keyed(true, true)].entries()) {
      const own = { id_prova, numero: place + 1, situacao: 'anulada' } as const
      const editada = questaoEditada(own, key)
      expect((await api.post('/edicao/questoes', editada, token)).status).toBe(200)
    }
  })
})

describe('DELETE /edicao/questoes/{id}', () => {
  it('removes the question with what hangs on it', async ({ api }) => {
    const { token, id_prova } = await office(api)
    const editada = questaoEditada({ id_prova }, { referencias: [{ texto: 'pH' }] })
    const { body } = await api.post<Saved>('/edicao/questoes', editada, token)
    const url = `/edicao/questoes/${body.dados.questao.id}`
    expect(await api.del(url, token)).toMatchObject({
      status: 200,
      body: { dados: null, mensagem: 'Questão deletada com sucesso.' },
    })
    expect((await api.get(url, token)).status).toBe(404)
    expect((await api.del(url, token)).status).toBe(404)
    for (const table of ['alternativas', 'questoes_referencias', 'referencias'] as const) {
      expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})

async function fieldsRefused(api: TestApi, editada: QuestaoEditada, token: string) {
  const answer = await api.post<{ campos: object }>('/edicao/questoes', editada, token)
  expect(answer).toMatchObject({ status: 400, body: { codigo: 'dados_invalidos' } })
  return Object.keys(answer.body.campos)
}

function keyed(...key: boolean[]): Pick<QuestaoEditada, 'alternativas'> {
  return { alternativas: key.map((correta, index) => ({ texto: `Texto ${index}`, correta })) }
}
