import type { Cartao } from '@rumo/contract'
import { LEAST_OUTROS, MAX_PAUSAS } from '@rumo/contract/rules'
import { afterEach, describe, expect, vi } from 'vitest'
import { it } from '../../testing/api.ts'
import { alternativasOf } from '../../testing/estudante.ts'
import { begun, estudante, marcacaoOf, wholeProva } from '../../testing/simulados.ts'

const MINUTE_MS = 60_000

afterEach(() => {
  vi.useRealTimers()
})

/** A simulado of one hour, and functions that stop its clock, or let it run again, some minutes after its start. */
async function begunWithClock(...[api]: Parameters<typeof begun>) {
  const student = await begun(api)
  const startMs = Date.parse(student.simulado.iniciado_em)
  const atMinute = (minute: number) => new Date(startMs + minute * MINUTE_MS).toISOString()
  return {
    ...student,
    atMinute,
    goTo: (minute: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: startMs + minute * MINUTE_MS }),
    stopped: (minute: number) => ({ em: atMinute(minute), pausado: true }),
    resumed: (minute: number) => ({ em: atMinute(minute), pausado: false }),
  }
}

/** The card that a release without pauses sends at the end that was fixed at the start, the only end it knows. */
const sentByClock = (marcacoes: Cartao['marcacoes'], terminaEm: string | null): Cartao => ({
  marcacoes,
  encerrado_em: terminaEm ?? '',
})

describe('the end of a device that does not know of all pauses', () => {
  it('is none while the clock stands still: what it marked is kept, and nothing is graded', async ({
    api,
  }) => {
    const { id, first, right, mark, end, one, simulado, ...clock } = await begunWithClock(api)
    const { goTo, stopped } = clock
    goTo(20)
    await mark(id, { marcacoes: [], pausas: [stopped(20)] })
    goTo(60)
    const marcacoes = [right(first, 50 * 60)]
    const answer = await end(id, sentByClock(marcacoes, simulado.termina_em))
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'tempo_nao_acabou' } })
    expect((await one(id)).body.dados).toMatchObject({
      situacao: 'em_curso',
      marcacoes,
      pausas: [stopped(20)],
    })
  })

  it('is none before the time is over, also where it knew of some of them', async ({ api }) => {
    const student = await begunWithClock(api)
    const { id, first, second, right, mark, end, one, goTo, stopped, resumed, atMinute } = student
    const own = [stopped(5), resumed(10)]
    goTo(50)
    await mark(id, { marcacoes: [], pausas: [stopped(20), resumed(50)] })
    goTo(70)
    const early = { marcacoes: [right(first)], pausas: own, encerrado_em: atMinute(65) }
    expect(await end(id, early)).toMatchObject({ status: 409 })
    goTo(94)
    await mark(id, { marcacoes: [right(second, 94 * 60)] })
    goTo(120)
    const { body } = await end(id, early)
    expect(body.dados).toMatchObject({
      certas: 3,
      encerrado_em: atMinute(95),
      pausas: [...own, stopped(20), resumed(50)],
    })
    expect((await one(id)).body.dados).toEqual(body.dados)
  })

  it('counts as it is told where the candidate handed it in before that', async ({ api }) => {
    const { id, mark, end, goTo, stopped, atMinute } = await begunWithClock(api)
    goTo(20)
    await mark(id, { marcacoes: [], pausas: [stopped(20)] })
    goTo(70)
    const { status, body } = await end(id, { marcacoes: [], encerrado_em: atMinute(59) })
    expect([status, body.dados.encerrado_em]).toEqual([200, atMinute(59)])
  })
})

describe('the pauses of a simulado', () => {
  it('are told to every device, put together in whatever order they come', async ({ api }) => {
    const { id, mark, one, goTo, stopped, resumed } = await begunWithClock(api)
    expect((await one(id)).body.dados).not.toHaveProperty('pausas')
    goTo(50)
    const pausas = [stopped(10), resumed(20), stopped(30), resumed(40)]
    await mark(id, { marcacoes: [], pausas: pausas.slice(2) })
    expect(await mark(id, { marcacoes: [], pausas: pausas.slice(0, 3) })).toMatchObject({
      status: 200,
    })
    await mark(id, { marcacoes: [] })
    expect((await one(id)).body.dados).toMatchObject({ pausas })
  })

  it('put off its end: what is marked until then counts, and nothing after it', async ({ api }) => {
    const student = await begunWithClock(api)
    const { id, first, second, right, end, one, goTo, stopped, resumed, atMinute } = student
    goTo(200)
    const marcacoes = [right(first, 89 * 60), right(second, 91 * 60)]
    const answer = await end(id, { marcacoes, pausas: [stopped(20), resumed(50)] })
    expect(answer.body.dados.encerrado_em).toBe(atMinute(90))
    expect(answer.body.dados.questoes.map(({ resultado }) => resultado)).toEqual([
      'certa',
      'em-branco',
      'certa',
    ])
    expect((await one(id)).body.dados).toEqual(answer.body.dados)
  })

  it('that are not over leave it without an end, for days', async ({ api }) => {
    const { id, first, right, mark, end, goTo, stopped, atMinute } = await begunWithClock(api)
    goTo(20)
    await mark(id, { marcacoes: [], pausas: [stopped(20)] })
    goTo(5000)
    const { body } = await end(id, { marcacoes: [right(first, 4000 * 60)] })
    expect(body.dados).toMatchObject({ certas: 2, encerrado_em: atMinute(5000) })
  })

  it('are never in the future, whatever a device says', async ({ api }) => {
    const { id, mark, one, goTo, stopped } = await begunWithClock(api)
    goTo(20)
    await mark(id, { marcacoes: [], pausas: [stopped(40)] })
    expect((await one(id)).body.dados).toMatchObject({ pausas: [stopped(20)] })
  })

  it('are never more than a card holds, and the marks of one with more of them count', async ({
    api,
  }) => {
    const { id, first, right, mark, one, goTo, stopped, resumed } = await begunWithClock(api)
    goTo(60)
    const pausas = Array.from({ length: MAX_PAUSAS }, (_, index) =>
      (index % 2 ? resumed : stopped)(index / 10),
    )
    await mark(id, { marcacoes: [], pausas })
    const marcacoes = [right(first)]
    expect((await mark(id, { marcacoes, pausas: [stopped(50)] })).status).toBe(200)
    const { dados } = (await one(id)).body
    expect(dados).toMatchObject({ pausas, marcacoes })
    expect((await mark(id, { marcacoes, pausas: dados.pausas ?? [] })).status).toBe(200)
  })

  it('are refused where they are none, and then nothing of the card is kept', async ({ api }) => {
    const { id, first, right, mark, one } = await begunWithClock(api)
    const pausas = [{ em: 'ontem', pausado: true }]
    expect((await mark(id, { marcacoes: [right(first)], pausas })).status).toBe(400)
    expect((await one(id)).body.dados).toMatchObject({ marcacoes: [] })
  })
})

it('a paused first time is not compared with those of others, and theirs are not with it', async ({
  api,
}) => {
  const { id: id_prova } = await api.make.prova()
  const questao = await api.make.questao({ id_prova, numero: 1 })
  const take = async (isPaused: boolean, isRight: boolean) => {
    const student = await estudante(api)
    const simulado = await student.start(wholeProva(id_prova))
    const { certa, errada } = alternativasOf(questao)
    const marcacoes = [marcacaoOf(simulado, questao.id, isRight ? certa : errada)]
    const pausas = [{ em: simulado.iniciado_em, pausado: true }]
    return (await student.end(simulado.id, isPaused ? { marcacoes, pausas } : { marcacoes })).body
      .dados
  }
  for (let count = 0; count < LEAST_OUTROS; count++) await take(false, false)
  expect((await take(true, true)).comparacao?.outros).toBeNull()
  expect((await take(false, true)).comparacao?.outros).toEqual({
    pessoas: LEAST_OUTROS,
    media: 0,
    abaixo: 1,
  })
})
