import { runs } from '@rumo/contract/runs'
import { randomUUID } from 'node:crypto'
import type { Estatisticas, NovaTentativa, RevisaoDeErros } from '@rumo/contract'
import { agendaOf, alvoOf, dueOn, planRevisao } from '@rumo/contract/revisao'
import { addDays, diaOf, sequenciaOf } from '@rumo/contract/rules'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const NUM_RUNS = 20
const QUESTOES = 5
const HOUR_MS = 3_600_000

/** An answer to one of the questions: `questao` is its index, `hoursAgo` the time since the answer. */
interface Answer {
  questao: number
  hoursAgo: number
  isCerta: boolean
}

const answers = fc.uniqueArray(
  fc.record({
    questao: fc.nat({ max: QUESTOES - 1 }),
    hoursAgo: fc.nat({ max: 24 * 40 }),
    isCerta: fc.boolean(),
  }) satisfies fc.Arbitrary<Answer>,
  // No two answers to a question have the same time, because the first of them could not be told.
  { minLength: 1, maxLength: 25, selector: ({ questao, hoursAgo }) => `${questao} ${hoursAgo}` },
)
/** How the device sends the answers: their order, how many in one request, and how many of them a second time. */
const sending = fc.record({
  isReversed: fc.boolean(),
  size: fc.integer({ min: 1, max: 10 }),
  repeated: fc.nat({ max: 10 }),
})
const examIn = fc.option(fc.integer({ min: 1, max: 60 }))

beforeEach(() => {
  // The clock is stopped, so that no midnight falls between the answers and the statistics.
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

type Questoes = Awaited<ReturnType<typeof makeQuestoes>>

describe('what an account is told of its practice', () => {
  it('is what its answers come to, however they were sent', async ({ api }) => {
    const questoes = await makeQuestoes(api)
    await fc.assert(
      fc.asyncProperty(answers, sending, examIn, async (given, how, days) => {
        const { token } = await api.enter()
        const agora = Date.now()
        const data = days === null ? null : addDays(diaOf(agora), days)
        const tentativas = given.map((answer) => toTentativa(answer, questoes, agora))
        await sendAll(api, token, tentativas, how)
        await api.put('/revisoes/plano', { data_da_prova: data }, token)
        await expectEstatisticas(api, token, { given, questoes, agora })
        await expectRevisoes(api, token, { given, questoes, agora, data })
      }),
      { numRuns: runs(NUM_RUNS) },
    )
  })
})

async function makeQuestoes(api: TestApi) {
  const materias = [await api.make.materia(), await api.make.materia()]
  const questoes = []
  for (let number = 0; number < QUESTOES; number += 1) {
    // One of the questions has no matéria.
    const id_materia = materias[number % 3]?.id ?? null
    questoes.push(await api.make.questao({ id_materia }))
  }
  return questoes
}

const instantOf = ({ hoursAgo }: Answer, agora: number) => agora - hoursAgo * HOUR_MS

function questaoOf({ questao }: Answer, questoes: Questoes): Questoes[number] {
  const found = questoes[questao]
  if (!found) throw new Error('There is no such question')
  return found
}

function toTentativa(answer: Answer, questoes: Questoes, agora: number): NovaTentativa {
  const { id, alternativas } = questaoOf(answer, questoes)
  const chosen = alternativas.find(({ correta }) => correta === answer.isCerta)
  return {
    chave: randomUUID(),
    id_questao: id,
    id_alternativa: chosen?.id ?? 0,
    origem: 'pratica',
    respondida_em: new Date(instantOf(answer, agora)).toISOString(),
  }
}

async function sendAll(
  api: TestApi,
  token: string,
  tentativas: readonly NovaTentativa[],
  { isReversed, size, repeated }: { isReversed: boolean; size: number; repeated: number },
): Promise<void> {
  const ordered = isReversed ? tentativas.toReversed() : tentativas
  const queue = [...ordered, ...ordered.slice(0, repeated)]
  const batches = Array.from({ length: Math.ceil(queue.length / size) }, (_, place) =>
    queue.slice(place * size, (place + 1) * size),
  )
  const sent = batches.map((batch) => api.post('/tentativas', { tentativas: batch }, token))
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
}

interface Done {
  given: readonly Answer[]
  questoes: Questoes
  agora: number
}

async function expectEstatisticas(
  api: TestApi,
  token: string,
  { given, questoes, agora }: Done,
): Promise<void> {
  const { body } = await api.get<{ dados: Estatisticas }>('/estatisticas', token)
  const { respondidas, certas, sequencia, materias } = body.dados
  const primeiras = [...Map.groupBy(given, ({ questao }) => questao).values()].flatMap((own) =>
    own.toSorted((a, b) => b.hoursAgo - a.hoursAgo).slice(0, 1),
  )
  expect([respondidas, certas]).toEqual([
    primeiras.length,
    primeiras.filter(({ isCerta }) => isCerta).length,
  ])
  const dias = given.map((answer) => diaOf(instantOf(answer, agora)))
  expect(sequencia).toMatchObject(sequenciaOf(dias, diaOf(agora)))
  const ofMateria = Map.groupBy(given, (answer) => questaoOf(answer, questoes).id_materia)
  ofMateria.delete(null)
  expect(
    new Map(
      materias.map(({ materia, total, repetidas }) => [materia.id, [total, repetidas.total]]),
    ),
  ).toEqual(
    new Map(
      [...ofMateria].map(([id, group]) => {
        const { size } = new Set(group.map(({ questao }) => questao))
        return [id, [size, group.length - size]]
      }),
    ),
  )
}

async function expectRevisoes(
  api: TestApi,
  token: string,
  { given, questoes, agora, data }: Done & { data: string | null },
): Promise<void> {
  const { body } = await api.get<{ dados: RevisaoDeErros }>('/revisoes?limite=100', token)
  const hoje = diaOf(agora)
  const alvo = alvoOf(data, null)
  const planned = questoes.flatMap(({ id }, place) => {
    const own = given.filter(({ questao }) => questao === place)
    const plan = planRevisao(
      own.map((answer) => ({ dia: diaOf(instantOf(answer, agora)), isCerta: answer.isCerta })),
    )
    return plan ? [{ id_questao: id, ...plan, vence: dueOn(plan, alvo) }] : []
  })
  const { vencidas, adiantaveis } = agendaOf(planned, { hoje, alvo, revisadas: new Set() })
  expect([body.dados.vencidas, body.dados.adiantaveis]).toEqual([
    vencidas.length,
    adiantaveis.length,
  ])
  // When no question is due today, the list offers questions that may be reviewed ahead of their day.
  expect(body.dados.questoes.map(({ id }) => id)).toEqual(
    vencidas.length > 0 ? vencidas : adiantaveis,
  )
}
