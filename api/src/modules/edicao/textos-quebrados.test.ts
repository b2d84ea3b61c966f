import {
  type QuestaoCompleta,
  type QuestaoEditada,
  type RedacaoEditada,
  TEXTOS_DE_REFERENCIA,
} from '@rumo/contract'
import { novaReferencia } from '@rumo/contract/schemas/referencias'
import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { CALLS, nameOf } from '../../testing/calls.ts'
import { AVULSAS, BROKEN, type Way } from '../../testing/broken-parts.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

const WORDS = String.raw`A fórmula que começa em “\frac{1}{2” não fecha: falta uma chave.`

type Rest = Partial<Omit<QuestaoEditada, 'questao'>>
type Alternativas = QuestaoEditada['alternativas']

const pair = (values: Partial<Alternativas[number]>): Alternativas => [
  { texto: 'Água', correta: true },
  { texto: 'Soda', correta: false, ...values },
]

/** By field of a question: the parts of a request that put a broken text there. */
const OF_QUESTAO: Record<string, [own: { texto?: string; explicacao?: string }, rest: Rest]> = {
  'questao.texto': [{ texto: BROKEN }, {}],
  'questao.explicacao': [{ explicacao: BROKEN }, {}],
  'alternativas.1.texto': [{}, { alternativas: pair({ texto: BROKEN }) }],
  'alternativas.1.comentario': [{}, { alternativas: pair({ comentario: BROKEN }) }],
  ...Object.fromEntries(
    TEXTOS_DE_REFERENCIA.map((campo) => [
      `referencias.1.${campo}`,
      [{}, { referencias: [{ texto: 'pH' }, { texto: 'a', [campo]: BROKEN }] }],
    ]),
  ),
}

/** By field of a theme: the parts of a request that put a broken text there. */
const OF_TEMA: Record<string, Partial<RedacaoEditada>> = {
  instrucoes: { instrucoes: BROKEN },
  ...Object.fromEntries(
    TEXTOS_DE_REFERENCIA.map((campo) => [
      `referencias.1.${campo}`,
      { referencias: [{ texto: 'Um.' }, { texto: 'a', [campo]: BROKEN }] },
    ]),
  ),
}

const ofTema = (verb: 'post' | 'put') =>
  Object.entries(OF_TEMA).map(([campo, own]): [string, Way] => [
    campo,
    async ({ api, token, id_prova }) => {
      const body = { id_prova, instrucoes: 'A rua.', referencias: [], ...own }
      if (verb === 'post') return api.post('/edicao/redacoes', body, token)
      const { id } = await api.make.redacao({ id_prova })
      return api.put(`/edicao/redacoes/${id}`, body, token)
    },
  ])

const ofQuestao = (verb: 'post' | 'put') =>
  Object.entries(OF_QUESTAO).map(([campo, [own, rest]]): [string, Way] => [
    campo,
    async ({ api, token, id_prova }) => {
      const body = questaoEditada({ id_prova, ...own }, rest)
      if (verb === 'post') return api.post('/edicao/questoes', body, token)
      const { id } = await api.make.questao({ id_prova })
      return api.put(`/edicao/questoes/${id}`, body, token)
    },
  ])

/** Every call that writes a text for candidates: the field, and the call with a broken text in it. */
const WAYS: Record<string, [campo: string, way: Way][]> = {
  ...AVULSAS,
  'POST /edicao/questoes': ofQuestao('post'),
  'PUT /edicao/questoes/{id}': ofQuestao('put'),
  'POST /edicao/redacoes': ofTema('post'),
  'PUT /edicao/redacoes/{id}': ofTema('put'),
  'POST /provas': [
    [
      'instrucoes',
      async ({ api, token, id_prova }) => {
        const { publicada } = await api.db
          .selectFrom('provas')
          .select('publicada')
          .where('id', '=', id_prova)
          .executeTakeFirstOrThrow()
        // A client of section 7 (docs/product/calls.md) does not send `publicada`: the prova that it makes is
        // published.
        const situacao = publicada ? {} : { publicada }
        return api.post('/provas', { nome: 'Rosa', instrucoes: BROKEN, ...situacao }, token)
      },
    ],
  ],
  'PUT /provas/{id}': [
    [
      'instrucoes',
      ({ api, token, id_prova }) => api.put(`/provas/${id_prova}`, { instrucoes: BROKEN }, token),
    ],
  ],
  'POST /redacoes': [
    [
      'instrucoes',
      ({ api, token, id_prova }) => api.post('/redacoes', { id_prova, instrucoes: BROKEN }, token),
    ],
  ],
  'PUT /redacoes/{id}': [
    [
      'instrucoes',
      async ({ api, token, id_prova }) => {
        const { id } = await api.make.redacao({ id_prova })
        return api.put(`/redacoes/${id}`, { instrucoes: BROKEN }, token)
      },
    ],
    [
      'instrucoes',
      async ({ api, token, id_prova }) => {
        const draft = await api.make.prova({ publicada: false })
        const { id } = await api.make.redacao({ id_prova: draft.id, instrucoes: BROKEN })
        return api.put(`/redacoes/${id}`, { id_prova }, token)
      },
    ],
    [
      'referencias.0.texto',
      async ({ api, token, id_prova }) => {
        const draft = await api.make.prova({ publicada: false })
        const { id } = await api.make.redacao({ id_prova: draft.id })
        const referencia = await api.make.referencia({ texto: BROKEN })
        await api.make.linkRedacao(id, referencia.id)
        return api.put(`/redacoes/${id}`, { id_prova }, token)
      },
    ],
  ],
}

/**
 * The administrators' calls that write no text for candidates. The last three publish stored texts; conferencia.test.ts
 * and restaurar.recusas.test.ts test them.
 */
const OTHERS = [
  // These texts are shown as plain text, and so are the remarks made from them.
  'PUT /comentarios-prontos',
  'POST /correcoes',
  'PUT /correcoes/{id}',
  'POST /correcoes/{id}/entrega',
  'POST /cursos',
  'PUT /cursos/{id}',
  'POST /envios',
  'POST /importacoes',
  'POST /importacoes/{id}/cancelamento',
  'POST /importacoes/{id}/gabarito',
  'POST /importacoes/{id}/prova',
  'POST /importacoes/{id}/trechos',
  'PUT /importacoes/{id}/rascunho',
  ...['assuntos', 'materias'].flatMap((noun) => [`POST /${noun}`, `PUT /${noun}/{id}`]),
  'POST /provas/extract-pdf',
  // Only editors see the draft.
  'PUT /rascunhos/{nome}',
  // No published record uses a new reference yet.
  'POST /referencias',
  'PUT /relatos/{id}',
  'POST /vestibulares',
  'PUT /vestibulares/{id}',
  'POST /edicao/lotes',
  'POST /edicao/publicacoes',
  'POST /registro/restauracoes',
]

describe('a text that cannot be drawn', () => {
  it.for(Object.entries(WAYS))(
    '%s refuses in each field of what is published, and keeps in a draft',
    async ([, ways], { api }) => {
      const { token } = await api.enter({ perfil: 'Administrador' })
      for (const [campo, way] of ways) {
        const tried = async (publicada: boolean) =>
          way({ api, token, id_prova: (await api.make.prova({ publicada })).id })
        expect([campo, await tried(true)]).toMatchObject([
          campo,
          { status: 400, body: { codigo: 'dados_invalidos', campos: { [campo]: WORDS } } },
        ])
        expect([campo, await tried(false)]).toMatchObject([campo, { status: 200 }])
      }
    },
  )

  it('is asked about by every call of administrators that writes one', () => {
    const writing = CALLS.filter(
      ({ acesso, method }) =>
        (acesso === 'administrador' || acesso === 'corretor') && /POST|PUT/.test(method),
    )
    expect(writing.map(nameOf).toSorted()).toEqual([...Object.keys(WAYS), ...OTHERS].toSorted())
  })

  it('is one of every field of a reference but what is read out or is no text', () => {
    const others = ['url_imagem', 'descricao', 'largura', 'altura']
    const fields = Object.keys(novaReferencia.shape)
    expect(fields.toSorted()).toEqual([...TEXTOS_DE_REFERENCIA, ...others].toSorted())
  })

  it('is kept as such with its record, until it is mended', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova({ publicada: false })
    const broken = async () => {
      const found = []
      for (const table of ['provas', 'questoes', 'redacoes', 'referencias'] as const) {
        const rows = api.db.selectFrom(table).select('id').where('marcacao_quebrada', '=', true)
        if ((await rows.execute()).length > 0) found.push(table)
      }
      return found
    }
    const questao = (texto: string) =>
      questaoEditada({ id_prova, texto }, { referencias: [{ texto }] })
    const saved = await api.post<{ dados: QuestaoCompleta }>(
      '/edicao/questoes',
      questao(BROKEN),
      token,
    )
    const { id } = saved.body.dados.questao
    const tema = await api.post<{ dados: { id: number } }>(
      '/redacoes',
      { id_prova, instrucoes: BROKEN },
      token,
    )
    await api.put(`/provas/${id_prova}`, { instrucoes: BROKEN }, token)
    expect(await broken()).toEqual(['provas', 'questoes', 'redacoes', 'referencias'])
    await api.put(`/provas/${id_prova}`, { nome: 'Rosa' }, token)
    expect(await broken()).toContain('provas')
    await api.put(`/provas/${id_prova}`, { instrucoes: null }, token)
    await api.put(`/redacoes/${tema.body.dados.id}`, { instrucoes: 'Qual?' }, token)
    await api.put(`/edicao/questoes/${id}`, questao('Qual?'), token)
    expect(await broken()).toEqual([])
  })

  it('is refused in a reference that something published shares, from wherever it is written', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova({ publicada: false })
    const put = async (id: number) => {
      const mine = await api.make.questao({ id_prova })
      const body = questaoEditada({ id_prova }, { referencias: [{ id, texto: BROKEN }] })
      return api.put(
        `/edicao/questoes/${mine.id}`,
        { ...body, questao: { ...body.questao, numero: null } },
        token,
      )
    }
    const [byQuestao, byTema, byNone] = [
      await api.make.referencia(),
      await api.make.referencia(),
      await api.make.referencia(),
    ]
    await api.make.link((await api.make.questao()).id, byQuestao.id)
    await api.make.linkRedacao((await api.make.redacao()).id, byTema.id)
    for (const { id } of [byQuestao, byTema]) {
      expect(await put(id)).toMatchObject({
        status: 400,
        body: { campos: { 'referencias.0.texto': WORDS } },
      })
    }
    expect((await put(byNone.id)).status).toBe(200)
  })

  it('is refused in a reference that a published question is to show and does not send', async ({
    api,
  }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const { id: id_prova } = await api.make.prova()
    const { id } = await api.make.referencia({ texto: BROKEN })
    const body = questaoEditada({ id_prova }, { referencias: [{ id }] })
    expect(await api.post('/edicao/questoes', body, token)).toMatchObject({
      status: 400,
      body: { campos: { 'referencias.0.texto': WORDS } },
    })
  })
})
