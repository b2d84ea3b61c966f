import fc from 'fast-check'
import type { Estatisticas } from '@rumo/contract'
import { addDays, diaOf, praticadoOf, praticaOf, type DiaPraticado } from '@rumo/contract/rules'
import { afterAll, describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

// The clock is stopped, so that no midnight falls between a test and the server.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => void vi.useRealTimers())

const HOJE = diaOf(Date.now())

async function practising(api: TestApi) {
  const { usuario, token } = await api.enter()
  const quimica = await api.make.materia({ nome: 'Química' })
  const arte = await api.make.materia({ nome: 'Arte' })
  const questao = await api.make.questao({ id_materia: quimica.id })
  const practise = (ago: number, id_materia: number, certas: number, total: number) =>
    api.db
      .insertInto('dias_de_materia')
      .values({ id_usuario: usuario.id, dia: addDays(HOJE, -ago), id_materia, certas, total })
      .execute()
  const read = async (by = token) =>
    (await api.get<{ dados: Estatisticas }>('/estatisticas', by)).body.dados
  return { usuario, quimica, arte, questao, practise, read }
}

describe('GET /estatisticas', () => {
  it('gives zeros and empty lists before the first answer', async ({ api }) => {
    const { read } = await practising(api)
    expect(await read()).toEqual({
      respondidas: 0,
      certas: 0,
      em_simulado: 0,
      sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
      simulados: [],
      redacoes: [],
      materias: [],
      a_praticar: [],
    })
  })

  it('counts what the caller practised, and nothing of other accounts', async ({ api }) => {
    const { usuario, questao, quimica, arte, practise, read } = await practising(api)
    const tentativa = {
      id_usuario: usuario.id,
      id_questao: questao.id,
      id_alternativa: 1,
      letra: 'A',
      origem: 'pratica' as const,
      respondida_em: new Date().toISOString(),
    }
    await practise(1, quimica.id, 2, 5)
    await practise(2, arte.id, 1, 1)
    await practise(2, 0, 0, 1)
    // The question of chemistry has two answers; yesterday's is the first.
    await api.db
      .insertInto('tentativas')
      .values([
        { ...tentativa, chave: 'a', dia: addDays(HOJE, -1), primeira: true, resultado: 'certa' },
        { ...tentativa, chave: 'b', dia: HOJE, primeira: false, resultado: 'errada' },
      ])
      .execute()
    expect(await read()).toMatchObject({
      respondidas: 1,
      certas: 1,
      sequencia: {
        atual: 2,
        recorde: 2,
        praticou_hoje: false,
        dias: [addDays(HOJE, -2), addDays(HOJE, -1)],
      },
      materias: [
        { materia: { id: arte.id }, certas: 0, total: 0, repetidas: { certas: 1, total: 1 } },
        { materia: { id: quimica.id }, certas: 1, total: 1, repetidas: { certas: 1, total: 4 } },
      ],
      a_praticar: [{ materia: { id: quimica.id, nome: 'Química' }, motivo: 'erros' }],
    })
    const { token } = await api.enter()
    expect((await read(token)).respondidas).toBe(0)
  })

  it('says of years of practice what the rules say of every day of it', async ({ api }) => {
    const { quimica, arte, practise, read } = await practising(api)
    const days = fc.record({
      id_materia: fc.constantFrom(0, quimica.id, arte.id),
      certas: fc.nat({ max: 1 }),
      total: fc.nat({ max: 1 }),
    })
    const [given = []] = fc.sample(fc.array(days, { minLength: 200, maxLength: 200 }), {
      numRuns: 1,
      seed: 7,
    })
    const dias = given.map(({ id_materia, certas, total }, ago): DiaPraticado => {
      return { dia: addDays(HOJE, -ago), id_materia, certas: Math.min(certas, total), total }
    })
    for (const [ago, { id_materia, certas, total }] of dias.entries()) {
      await practise(ago, id_materia, certas, total)
    }

    const known = [
      { id: arte.id, nome: 'Arte', isDrawable: false },
      { id: quimica.id, nome: 'Química', isDrawable: true },
    ]
    expect(await read()).toMatchObject(praticadoOf(praticaOf(dias, []), known, HOJE))
  })

  it('gives the last ten simulados with what their questions are worth, in their order', async ({
    api,
  }) => {
    const { usuario, questao, read } = await practising(api)
    const [second, asked] = [await api.make.questao(), await api.make.questao()]
    for (let day = 10; day < 22; day += 1) {
      const iniciado_em = `2026-05-${day}T12:00:00.000Z`
      const ended = { encerrado_em: `2026-05-${day}T13:00:00.000Z`, certas: 1, total: 2 }
      const { id: id_simulado } = await api.db
        .insertInto('simulados')
        .values({
          id_usuario: usuario.id,
          chave: `s${day}`,
          tipo: 'sorteio',
          iniciado_em,
          ...(day < 21 && ended),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await api.db
        .insertInto('simulados_questoes')
        .values(
          day < 21
            ? [
                { id_simulado, id_questao: second.id, posicao: 1, resultado: 'errada' },
                { id_simulado, id_questao: questao.id, posicao: 0, resultado: 'certa' },
              ]
            : [{ id_simulado, id_questao: asked.id, posicao: 0, resultado: null }],
        )
        .execute()
    }
    const { simulados } = await read()
    expect(simulados.map(({ encerrado_em }) => encerrado_em.slice(8, 10))).toEqual(
      Array.from({ length: 10 }, (_, ago) => String(20 - ago)),
    )
    expect(simulados[0]).toEqual({
      id: expect.any(Number),
      encerrado_em: '2026-05-20T13:00:00.000Z',
      certas: 1,
      total: 2,
      resultados: ['certa', 'errada'],
    })
  })

  it('gives the last ten essays that were corrected, each by its last correction', async ({
    api,
  }) => {
    const { usuario, read } = await practising(api)
    const correctors = [await api.make.usuario(), await api.make.usuario()]
    for (let day = 10; day < 22; day += 1) {
      const { id } = await api.make.redacaoEnviada({
        id_usuario: usuario.id,
        titulo: `Tema ${day}`,
        estado: 'corrigida',
      })
      for (const [turn, corretor] of correctors.entries()) {
        await api.db
          .insertInto('correcoes')
          .values({
            id_redacao_enviada: id,
            id_corretor: corretor.id,
            rubrica: 'rumo',
            notas: '{}',
            anotacoes: '[]',
            parecer: '',
            versao: 1,
            ...((turn === 0 || day < 21) && {
              nota: day + turn,
              maximo: 100,
              // The two corrections of May 10 were delivered in the same millisecond.
              entregue_em: `2026-05-${day}T1${day === 10 ? 3 : 3 + turn}:00:00.000Z`,
            }),
          })
          .execute()
      }
    }
    const { redacoes } = await read()
    expect(redacoes.map(({ titulo, nota }) => [titulo, nota])).toEqual([
      ['Tema 21', 21],
      ...Array.from({ length: 9 }, (_, ago) => [`Tema ${20 - ago}`, 21 - ago]),
    ])
    expect(redacoes[0]).toEqual({
      id: expect.any(Number),
      titulo: 'Tema 21',
      rubrica: 'rumo',
      nota: 21,
      maximo: 100,
      entregue_em: '2026-05-21T13:00:00.000Z',
      vista_em: null,
    })
  })
})
