import { randomUUID } from 'node:crypto'
import type { DadosDaConta, RedacaoEnviada, Simulado } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { chunk } from 'es-toolkit'
import { describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { ANOTACAO, NOTAS } from '../../testing/correcting.ts'
import { editor, ended } from '../../testing/change-questao.ts'
import { SENHA } from '../../testing/records.ts'
import { collect } from '../../testing/collect.ts'
import { pagesOfConta } from './conta-dados.repository.ts'

const EM = '2026-05-31T16:00:00.000Z'
const PLANO = {
  data_da_prova: addDays(diaOf(Date.now()), 30),
  dias_por_semana: 5,
  minutos_por_dia: 45,
}
/** A value that a newer server may write, and that today's types do not know. */
const NEWER = 'desenhos' as never

/** An account with data of every kind: it practised, did a simulado, planned, wrote an essay and was corrected. */
async function practised(api: TestApi) {
  const { usuario, token } = await api.enter()
  const corretor = await api.enter({ perfil: 'Administrador' })
  const questao = await api.make.questao()
  const [wrong] = questao.alternativas
  if (!wrong) throw new Error('A question has alternatives')
  const tentativa = { chave: randomUUID(), id_questao: questao.id, origem: 'pratica' }
  await api.post(
    '/tentativas',
    { tentativas: [{ ...tentativa, id_alternativa: wrong.id, respondida_em: EM }] },
    token,
  )
  await api.put('/revisoes/plano', PLANO, token)
  const pedido = { tipo: 'sorteio', chave: randomUUID(), quantidade: 1 }
  const started = await api.post<{ dados: Simulado }>('/simulados', pedido, token)
  const simulado = started.body.dados
  await api.post(`/simulados/${simulado.id}/encerramento`, { marcacoes: [] }, token)

  const tema = await api.make.redacao()
  const nova = { chave: randomUUID(), id_redacao: tema.id, texto: 'Era uma vez.', enviada_em: EM }
  const sent = await api.post<{ dados: RedacaoEnviada }>('/redacoes-enviadas', nova, token)
  const redacao = sent.body.dados
  const body = { id_redacao_enviada: redacao.id, rubrica: 'rumo' }
  const begun = await api.post<{ dados: { id: number } }>('/correcoes', body, corretor.token)
  const correcao = `/correcoes/${begun.body.dados.id}`
  await api.put(correcao, { notas: NOTAS, anotacoes: [ANOTACAO] }, corretor.token)
  await api.post(`${correcao}/entrega`, {}, corretor.token)
  await api.post(`/redacoes-enviadas/${redacao.id}/vista`, {}, token)
  return { usuario, token, corretor, tentativa, simulado, redacao, questao }
}

describe('GET /conta/dados', () => {
  it('gives all that the account practised, wrote and was told', async ({ api }) => {
    const { token, corretor, tentativa, simulado, redacao, questao } = await practised(api)
    const { body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
    expect(body.dados).toMatchObject({
      ...PLANO,
      tentativas: [
        { ...tentativa, letra: 'A', respondida_em: EM, id_simulado: null, resultado: 'errada' },
      ],
      simulados: [
        {
          id: simulado.id,
          tipo: 'sorteio',
          encerrado_em: expect.any(String),
          certas: 0,
          total: 1,
          questoes: [
            { id_questao: questao.id, letra: null, marcada_em: null, resultado: 'em-branco' },
          ],
        },
      ],
      revisoes: [{ id_questao: questao.id, ultima: '2026-05-31' }],
      redacoes_enviadas: [
        {
          id: redacao.id,
          texto: 'Era uma vez.',
          estado: 'corrigida',
          vista_em: expect.any(String),
          correcoes: [{ notas: NOTAS, anotacoes: [ANOTACAO], nota: 57, maximo: 100 }],
        },
      ],
      correcoes: [],
      cotas: [
        { acao: 'planos', quantas: 1 },
        { acao: 'simulados', quantas: 1 },
        { acao: 'tentativas', quantas: 1 },
      ],
    })
    const own = await api.get<{ dados: DadosDaConta }>('/conta/dados', corretor.token)
    expect(own.body.dados).toMatchObject({
      tentativas: [],
      redacoes_enviadas: [],
      correcoes: [
        { id_redacao_enviada: redacao.id, notas: NOTAS, entregue_em: expect.any(String) },
      ],
    })
  })
})

it('exports kinds that a newer server kept while this one still answers', async ({ api }) => {
  const { usuario, token } = await api.enter()
  const cota = { id_usuario: usuario.id, desde: EM, quantas: 1, acao: NEWER }
  await api.db.insertInto('cotas').values(cota).execute()
  const change = { id_usuario: usuario.id, em: EM, acao: 'criacao', id_registro: 3 } as const
  await api.db
    .insertInto('registro')
    .values({ ...change, entidade: NEWER, ato: 'a', principal: true, busca: '' })
    .execute()
  const { status, body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
  expect([status, body.dados.cotas]).toEqual([200, [{ acao: NEWER, desde: EM, quantas: 1 }]])
  expect(body.dados.registro.map(({ entidade }) => entidade)).toContain(NEWER)
})

describe('GET /conta/dados of much', () => {
  it('gives each of more than several pages once, in their order', async ({ api }) => {
    const { usuario, token } = await api.enter()
    const { usuario: other } = await api.enter()
    const { id: id_questao } = await api.make.questao()
    const done = { id_questao, letra: 'A', resultado: 'certa' } as const
    const answers = Array.from({ length: 1300 }, (_, index) => ({
      ...done,
      id_usuario: index % 13 === 0 ? other.id : usuario.id,
      chave: randomUUID(),
      id_alternativa: 1,
      origem: 'pratica' as const,
      respondida_em: EM,
      dia: '2026-05-31',
    }))
    for (const part of chunk(answers, 100)) {
      await api.db.insertInto('tentativas').values(part).execute()
    }
    for (let count = 0; count < 45; count += 1) {
      const begun = { chave: randomUUID(), tipo: 'sorteio' as const, iniciado_em: EM }
      const { id } = await api.db
        .insertInto('simulados')
        .values({ ...begun, id_usuario: usuario.id })
        .returning('id')
        .executeTakeFirstOrThrow()
      const questao = { id_simulado: id, id_questao, posicao: 0 }
      await api.db.insertInto('simulados_questoes').values(questao).execute()
    }
    const { dados } = (await api.get<{ dados: DadosDaConta }>('/conta/dados', token)).body
    const own = answers.filter(({ id_usuario }) => id_usuario === usuario.id)
    expect(own).toHaveLength(1200)
    expect(dados.tentativas.map(({ chave }) => chave)).toEqual(own.map(({ chave }) => chave))
    const ids = dados.simulados.map(({ id }) => id)
    expect([ids.length, ids]).toEqual([45, ids.toSorted((a, b) => a - b)])
    expect(dados.simulados.every(({ questoes }) => questoes.length === 1)).toBe(true)
  })
})

describe('the pages of an account', () => {
  it('are read only when they are taken, each field by itself', async ({ api }) => {
    const { db } = api
    const { id } = await api.make.usuario()
    const select = vi.spyOn(db, 'selectFrom')
    const { sessoes_encerradas, enderecos_conhecidos, ...others } = pagesOfConta(db, id)
    const {
      comentarios_prontos,
      rascunho_da_redacao,
      rascunhos,
      mensagens,
      avisos_por_email,
      ajustes_de_leitura,
      pedidos_por_correio,
      cotas,
      ...paged
    } = others
    expect(select).not.toHaveBeenCalled()
    for (const [field, pages] of Object.entries<AsyncIterable<readonly object[]>>(paged)) {
      select.mockClear()
      expect([field, await collect(pages)]).toEqual([field, []])
      expect([field, select.mock.calls.length > 0]).toEqual([field, true])
    }
    const mails = [mensagens, avisos_por_email, pedidos_por_correio]
    const drafts = [rascunho_da_redacao, rascunhos]
    const kept = [...mails, ajustes_de_leitura, comentarios_prontos, ...drafts]
    const fews = [sessoes_encerradas, enderecos_conhecidos, cotas, ...kept]
    for (const few of fews) {
      expect(await collect<object>(few)).toEqual([[]])
    }
  })
})

describe('GET /conta/dados of a simulado that was graded again', () => {
  it('tells what it was worth first, and every change with its reason', async ({ api }) => {
    const { first, token } = await ended(api)
    const { edit } = await editor(api)
    for (const situacao of ['anulada', 'normal'] as const) {
      await edit(first.id, ({ questao }) => {
        questao.situacao = situacao
      })
    }
    const { body } = await api.get<{ dados: DadosDaConta }>('/conta/dados', token)
    const recorrecao = { id_questao: first.id, em: expect.any(String) }
    expect(body.dados.simulados).toMatchObject([
      {
        certas: 0,
        total: 2,
        certas_antes: 0,
        total_antes: 2,
        recorrecoes: [
          { ...recorrecao, antes: 'errada', depois: 'certa', motivo: 'anulacao' },
          { ...recorrecao, antes: 'certa', depois: 'errada', motivo: 'fim_da_anulacao' },
        ],
      },
    ])
  })
})

describe('DELETE /conta', () => {
  it('leaves nothing of what the account practised and wrote', async ({ api }) => {
    const { usuario, token } = await practised(api)
    const { token: kept } = await practised(api)
    const before = (await api.get<{ dados: DadosDaConta }>('/conta/dados', kept)).body.dados

    expect((await api.del('/conta', token, { senhaAtual: SENHA })).status).toBe(200)
    for (const table of [
      'tentativas',
      'simulados',
      'dias_de_materia',
      'revisoes',
      'planos',
      'redacoes_enviadas',
    ] as const) {
      const left = await api.db
        .selectFrom(table)
        .select('id_usuario')
        .where('id_usuario', '=', usuario.id)
        .execute()
      expect([table, left]).toEqual([table, []])
    }
    const orphans = await api.db
      .selectFrom('correcoes')
      .select('id')
      .where('id_redacao_enviada', 'not in', (eb) =>
        eb.selectFrom('redacoes_enviadas').select('id'),
      )
      .execute()
    expect(orphans).toEqual([])
    const { gerado_em: _, ...after } = (
      await api.get<{ dados: DadosDaConta }>('/conta/dados', kept)
    ).body.dados
    expect(before).toMatchObject(after)
  })
})
