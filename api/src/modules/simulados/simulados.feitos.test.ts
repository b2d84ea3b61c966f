import { randomUUID } from 'node:crypto'
import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import type { Envelope, Simulado, SimuladoFeito } from '@rumo/contract'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { alternativasOf, expectCounted, tentativaOf } from '../../testing/estudante.ts'
import { estudante, marcacaoOf } from '../../testing/simulados.ts'

const INICIO = '2026-05-31T16:00:00.000Z'
const minute = (minutes: number) => new Date(Date.parse(INICIO) + minutes * 60_000).toISOString()

/** A prova of three questions, done without a network: the first right, the second wrong, the third blank. */
async function feita(api: TestApi) {
  const { id: id_prova } = await api.make.prova({ duracao_minutos: 60 })
  const questoes = [
    await api.make.questao({ id_prova, numero: 1 }),
    await api.make.questao({ id_prova, numero: 2 }),
    await api.make.questao({ id_prova, numero: 3 }),
  ] as const
  const [first, second, third] = questoes
  const feito = {
    tipo: 'prova',
    chave: randomUUID(),
    id_prova,
    iniciado_em: INICIO,
    termina_em: minute(60),
    encerrado_em: minute(40),
    pausas: [
      { em: minute(10), pausado: true },
      { em: minute(20), pausado: false },
    ],
    marcacoes: [
      marcacaoOf({ iniciado_em: INICIO }, first.id, alternativasOf(first).certa, 60),
      marcacaoOf({ iniciado_em: INICIO }, second.id, alternativasOf(second).errada, 120),
    ],
    questoes: questoes.map(({ id }) => ({ id_questao: id, chave: randomUUID() })),
  } satisfies SimuladoFeito
  return { feito, questoes, first, second, third }
}

/** A student, a function that sends a simulado done offline, and one that reads all simulados of the account. */
async function aluno(api: TestApi) {
  const { usuario, token, start } = await estudante(api)
  return {
    usuario,
    token,
    start,
    bring: (feito: SimuladoFeito) => api.post('/simulados/feitos', feito, token),
    all: async () => {
      const { body } = await api.get<Envelope<{ id: number }[]>>('/simulados', token)
      return Promise.all(
        body.dados.map(
          async ({ id }) =>
            (await api.get<Envelope<Simulado>>(`/simulados/${id}`, token)).body.dados,
        ),
      )
    },
  }
}

/** The same answers as attempts, as a device sends the answers of practice. */
const answersOf = ({ feito, questoes }: Awaited<ReturnType<typeof feita>>) =>
  feito.marcacoes.map(({ id_questao, id_alternativa, marcada_em }) => {
    const questao = questoes.find(({ id }) => id === id_questao) ?? questoes[0]
    const chave = feito.questoes.find((one) => one.id_questao === id_questao)?.chave ?? ''
    return tentativaOf(questao, {
      chave,
      id_alternativa: id_alternativa ?? 0,
      origem: 'simulado',
      respondida_em: marcada_em,
    })
  })

describe('POST /simulados/feitos', () => {
  it('keeps a prova that was done without a network, with its times, its pauses and its result', async ({
    api,
  }) => {
    const { feito, first, second, third } = await feita(api)
    const { bring, all } = await aluno(api)
    expect(await bring(feito)).toMatchObject({ status: 200, body: { dados: null } })
    expect(await all()).toMatchObject([
      {
        situacao: 'encerrado',
        chave: feito.chave,
        prova: { id: feito.id_prova },
        iniciado_em: INICIO,
        termina_em: minute(60),
        encerrado_em: minute(40),
        pausas: feito.pausas,
        certas: 1,
        total: 3,
        questoes: [
          { id: first.id, resultado: 'certa' },
          { id: second.id, resultado: 'errada' },
          { id: third.id, marcada: null, resultado: 'em-branco' },
        ],
      },
    ])
  })

  it.for(['before', 'after'] as const)(
    'counts each answer once, where they come by themselves %s it',
    async (order, { api }) => {
      const made = await feita(api)
      const { bring, token, usuario } = await aluno(api)
      const sends = [
        () => api.post('/tentativas', { tentativas: answersOf(made) }, token),
        () => bring(made.feito),
      ]
      for (const send of order === 'before' ? sends : sends.toReversed()) {
        expect((await send()).status).toBe(200)
      }
      const { id } = await api.db.selectFrom('simulados').select('id').executeTakeFirstOrThrow()
      const kept = { id_usuario: usuario.id, origem: 'simulado', id_simulado: id }
      expect(
        await api.db.selectFrom('tentativas').selectAll().orderBy('id_questao').execute(),
      ).toMatchObject([
        { ...kept, id_questao: made.first.id, resultado: 'certa', respondida_em: minute(1) },
        { ...kept, id_questao: made.second.id, resultado: 'errada', respondida_em: minute(2) },
      ])
      await expectCounted(api.db)
    },
  )

  it.for(['before', 'after'] as const)(
    'knows the essay that was written in it, which came %s it',
    async (order, { api }) => {
      const { feito } = await feita(api)
      const { bring, all, usuario } = await aluno(api)
      const chave = chaveDaRedacao(feito.chave)
      const send = () => api.make.redacaoEnviada({ id_usuario: usuario.id, chave })
      const early = order === 'before' ? await send() : null
      await bring(feito)
      const { id } = early ?? (await send())
      expect(await all()).toMatchObject([{ redacao: { id, nota: null } }])
    },
  )

  it('keeps it once, however often and at once it is sent, as it came first', async ({ api }) => {
    const { feito } = await feita(api)
    const { bring, all } = await aluno(api)
    const answers = await Promise.all([bring(feito), bring(feito), bring(feito)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const before = await all()
    await bring({ ...feito, marcacoes: [] })
    expect(await all()).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('ends the one whose start had reached the server', async ({ api }) => {
    const { feito } = await feita(api)
    const { bring, all, start } = await aluno(api)
    const { chave, id_prova } = feito
    const { id } = await start({ tipo: 'prova', chave, id_prova, tempo_extra: false })
    expect((await bring(feito)).status).toBe(200)
    expect(await all()).toMatchObject([{ id, situacao: 'encerrado', certas: 1 }])
  })

  it('keeps what is left of it, with what was retired or made a draft since', async ({ api }) => {
    const { feito, first, second, third } = await feita(api)
    const { bring, all } = await aluno(api)
    await api.db.deleteFrom('questoes').where('id', '=', third.id).execute()
    await api.db
      .updateTable('questoes')
      .set({ retirada_em: minute(50), foi_publicada: true })
      .execute()
    await api.db.updateTable('provas').set({ publicada: false }).execute()
    await api.make.raiseContentVersion()
    expect((await bring(feito)).status).toBe(200)
    expect(await all()).toMatchObject([{ questoes: [{ id: first.id }, { id: second.id }] }])
  })

  it('keeps drawn questions, of their matéria', async ({ api }) => {
    const { feito, questoes } = await feita(api)
    const { bring, all } = await aluno(api)
    const { id_prova: _, ...drawn } = feito
    const { id: id_materia } = await api.make.materia()
    await bring({ ...drawn, tipo: 'sorteio', id_materia, termina_em: null })
    expect(await all()).toMatchObject([
      { tipo: 'sorteio', prova: null, materia: { id: id_materia }, total: questoes.length },
    ])
  })

  it('tells no instant that is still to come', async ({ api }) => {
    const { feito } = await feita(api)
    const { bring, all } = await aluno(api)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await bring({ ...feito, iniciado_em: later, encerrado_em: later, termina_em: null })
    const [{ iniciado_em, ...rest }] = (await all()) as [Simulado]
    expect(Date.parse(iniciado_em)).toBeLessThanOrEqual(Date.now())
    expect(rest).toMatchObject({ encerrado_em: iniciado_em })
  })

  it('answers 409 of questions that never were published, and where the key is of another account', async ({
    api,
  }) => {
    const { feito } = await feita(api)
    const [one, other] = [await aluno(api), await aluno(api)]
    const questoes = [{ id_questao: 900_001, chave: randomUUID() }]
    expect(await one.bring({ ...feito, questoes })).toMatchObject({
      status: 409,
      body: { codigo: 'sem_questoes' },
    })
    await one.bring(feito)
    expect(await other.bring(feito)).toMatchObject({
      status: 409,
      body: { codigo: 'chave_em_uso' },
    })
    expect(await other.all()).toEqual([])
  })
})
