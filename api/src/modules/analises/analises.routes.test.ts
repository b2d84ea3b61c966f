import type { AnaliseDeQuestao, Envelope, QuestaoAConferir } from '@rumo/contract'
import { analisarQuestao, type PrimeiraResposta } from '@rumo/contract/rules'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { alternativasOf, type MadeQuestao } from '../../testing/estudante.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'
import { editor } from '../../testing/change-questao.ts'

const STUDENTS = 40
const OTHERS = 12

/**
 * Makes a question and twelve others, and answers of forty students. Student `n` is right at a share of n/40 of the
 * other questions, and at the question itself if `isRight` says so.
 */
async function answered(api: TestApi, isRight: (student: number) => boolean) {
  const questao = await api.make.questao({ numero: 7 })
  const others: MadeQuestao[] = []
  for (let count = 0; count < OTHERS; count++) others.push(await api.make.questao())
  for (let student = 0; student < STUDENTS; student++) {
    const { id } = await api.make.usuario()
    const best = Math.floor((student * OTHERS) / STUDENTS)
    await practise(api.db, id, [
      answerTo(questao, isRight(student)),
      ...others.map((other, index) => answerTo(other, index < best)),
    ])
  }
  const admin = await editor(api)
  return { questao, admin, read: () => readOne(api, questao.id, admin.token) }
}

const isAmongBest = (student: number) => student >= 25

const answerTo = (questao: MadeQuestao, isCerta: boolean) =>
  corrigidaOf(questao, { resultado: isCerta ? 'certa' : 'errada' })

const readOne = async (api: TestApi, id: number, token: string) =>
  (await api.get<Envelope<AnaliseDeQuestao>>(`/analises/${id}`, token)).body.dados

const listed = async (api: TestApi, token: string) =>
  (await api.get<Envelope<QuestaoAConferir[]>>('/analises', token)).body.dados

describe('GET /analises/{id}', () => {
  it('says what the rule says of all first answers', async ({ api }) => {
    const { questao, read } = await answered(api, isAmongBest)
    const { certa, errada } = alternativasOf(questao)
    const primeiras = Array.from({ length: STUDENTS }, (_, student): PrimeiraResposta => ({
      id_alternativa: isAmongBest(student) ? certa : errada,
      isCerta: isAmongBest(student),
      outras: { certas: Math.floor((student * OTHERS) / STUDENTS), total: OTHERS },
    }))
    const byRule = analisarQuestao(questao.alternativas, primeiras)
    const { respostas, analise } = await read()
    expect(respostas).toBe(STUDENTS)
    expect(analise?.facilidade).toBe(15 / STUDENTS)
    expect(analise?.discriminacao).toBeCloseTo(byRule?.discriminacao ?? Number.NaN, 9)
    expect(analise?.eficiencia).toBeCloseTo(byRule?.eficiencia ?? Number.NaN, 9)
    expect(analise?.alternativas).toEqual([
      { id: errada, letra: 'A', correta: false, respostas: 25 },
      { id: certa, letra: 'B', correta: true, respostas: 15 },
    ])
    expect(analise?.achados).toEqual([{ codigo: 'outra_atrai_mais', letra: 'A' }])
  })

  it('counts the first answer of each account alone', async ({ api }) => {
    const { questao, read } = await answered(api, () => true)
    const { id } = await api.make.usuario()
    await practise(api.db, id, [
      corrigidaOf(questao, { respondida_em: '2026-05-01T12:00:00.000Z' }),
      corrigidaOf(questao, { resultado: 'certa', respondida_em: '2026-05-02T12:00:00.000Z' }),
    ])
    const { respostas, analise } = await read()
    expect(respostas).toBe(STUDENTS + 1)
    expect(analise?.alternativas.map((one) => one.respostas)).toEqual([1, STUDENTS])
  })

  it('says how few answers there are, and nothing more, of a question that is unknown or annulled', async ({
    api,
  }) => {
    const { questao, admin, read } = await answered(api, () => false)
    const fresh = await api.make.questao()
    expect(await readOne(api, fresh.id, admin.token)).toEqual({ respostas: 0, analise: null })
    await admin.edit(questao.id, (change) => {
      change.questao.situacao = 'anulada'
    })
    expect((await read()).analise).toBeNull()
    expect((await api.get('/analises/999999', admin.token)).status).toBe(404)
  })
})

describe('GET /analises', () => {
  it('lists what is to be checked, until an administrator has checked it', async ({ api }) => {
    const { questao, admin } = await answered(api, (student) => student < 15)
    const own = async () => (await listed(api, admin.token)).filter(({ id }) => id === questao.id)
    expect(await own()).toEqual([
      {
        id: questao.id,
        numero: 7,
        prova: {
          id: questao.id_prova,
          nome: expect.any(String),
          vestibular: { ano: expect.any(Number), semestre: 1 },
        },
        achados: [
          { codigo: 'outra_atrai_mais', letra: 'A' },
          { codigo: 'discrimina_ao_contrario' },
        ],
      },
    ])
    await admin.edit(questao.id, (change) => {
      change.questao.explicacao = 'Conferida.'
    })
    expect(await own()).toEqual([])
  })

  it('looks again after an hour', async ({ api }) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const admin = await editor(api)
    expect(await listed(api, admin.token)).toEqual([])
    await answered(api, () => false)
    expect(await listed(api, admin.token)).toEqual([])
    vi.setSystemTime(Date.now() + 3_600_000)
    const { token } = await editor(api)
    expect(await listed(api, token)).not.toEqual([])
  })
})
