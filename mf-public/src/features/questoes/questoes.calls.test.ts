import { ApiError } from '@rumo/shared-auth'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { someAlternativas, someQuestoes } from '../../testing/questoes.ts'
import { drawQuestoes } from './questoes.calls.ts'

const idsOf = (questoes: readonly { id: number }[]) => new Set(questoes.map(({ id }) => id))
const { signal } = new AbortController()

/** A server that only has section 7 (docs/product/calls.md), with `count` questions whose ids begin at 1. */
function section7(count: number): Record<string, unknown> {
  const answers: Record<string, unknown> = {
    'GET /provas': [{ id: 1, nome: 'Prova A', id_vestibular: 1 }],
    'GET /vestibulares': [{ id: 1, ano: 2025, semestre: 1 }],
    'GET /referencias/1': { id: 1, titulo: 'Texto', texto: 'Era uma vez.' },
    'GET /questoes-referencias': Array.from({ length: count }, (_, index) => ({
      id_questao: index + 1,
      id_referencia: 1,
    })),
  }
  for (let id = 1; id <= count; id++) {
    answers[`GET /questoes/${id}`] = { id, id_prova: 1, texto: `Enunciado ${id}` }
    answers[`GET /alternativas?questaoId=${id}`] = someAlternativas(id)
  }
  return answers
}

describe('drawQuestoes on a server that draws', () => {
  it('asks once, for ten, with its filters', async () => {
    const sorteio = { questoes: someQuestoes(10), disponiveis: 30 }
    const draw = vi.fn(() => sorteio)
    const calls = fakeServer({ 'POST /sorteios': draw }, ['sorteios'])

    await expect(drawQuestoes({ id_materia: 3, exceto: [1, 2] }, signal)).resolves.toEqual(sorteio)
    expect(calls).toEqual(['POST /sorteios'])
    expect(draw).toHaveBeenCalledWith({ quantidade: 10, id_materia: 3, exceto: [1, 2] })
  })

  it('passes on what the server refuses', async () => {
    const error = new ApiError(404, { codigo: 'materia_inexistente', titulo: 'Não existe' })
    fakeServer({ 'POST /sorteios': error }, ['sorteios'])
    await expect(drawQuestoes({}, signal)).rejects.toBe(error)
  })

  it.each([null, undefined, 'entre', {}, { questoes: null }])(
    'rejects with an ApiError on an answer of %j',
    async (dados) => {
      fakeServer({ 'POST /sorteios': () => dados }, ['sorteios'])
      await expect(drawQuestoes({}, signal)).rejects.toBeInstanceOf(ApiError)
    },
  )

  it('draws by section 7 when the server does not know the path after all', async () => {
    const calls = fakeServer(section7(3), ['sorteios'])
    const { questoes } = await drawQuestoes({}, signal)
    expect(questoes).toHaveLength(3)
    expect(calls[0]).toBe('POST /sorteios')
  })
})

/** Of three questions, the second one has a reference text of its own. */
const OWN_TEXT = {
  'GET /questoes-referencias': [1, 2, 3].map((id) => ({
    id_questao: id,
    id_referencia: id === 2 ? 2 : 1,
  })),
}

describe('drawQuestoes on a server of section 7 alone', () => {
  it('calls nothing beyond section 7, and nothing twice', async () => {
    const calls = fakeServer(section7(12))
    const { questoes, disponiveis } = await drawQuestoes({}, signal)

    expect(disponiveis).toBe(12)
    expect(questoes).toHaveLength(10)
    expect(calls).not.toContain('POST /sorteios')
    expect(new Set(calls).size).toBe(calls.length)
    expect(calls).toHaveLength(1 + 10 + 10 + 1 + 2)
  })

  it('draws different questions, each whole', async () => {
    fakeServer(section7(12))
    const { questoes } = await drawQuestoes({}, signal)
    expect(idsOf(questoes).size).toBe(10)
    for (const questao of questoes) {
      expect(questao.texto).toBe(`Enunciado ${questao.id}`)
      expect(questao.alternativas).toEqual(someAlternativas(questao.id))
      expect(questao.referencias).toHaveLength(1)
      expect(questao.prova.vestibular).toEqual({ id: 1, ano: 2025, semestre: 1 })
    }
  })

  it('draws others the next time, in another order', async () => {
    fakeServer(section7(40))
    const [one, other] = [await drawQuestoes({}, signal), await drawQuestoes({}, signal)]
    expect(idsOf(one.questoes)).not.toEqual(idsOf(other.questoes))
  })

  it('leaves out what was seen and still counts it', async () => {
    fakeServer(section7(5))
    const { questoes, disponiveis } = await drawQuestoes({ exceto: [1, 2, 3] }, signal)
    expect(idsOf(questoes)).toEqual(new Set([4, 5]))
    expect(disponiveis).toBe(5)
  })

  it('gives nothing where no link names a question', async () => {
    fakeServer({ ...section7(0), 'GET /questoes-referencias': [] })
    await expect(drawQuestoes({}, signal)).resolves.toEqual({ questoes: [], disponiveis: 0 })
  })

  it('names a question once that several links name, with its references in their order', async () => {
    const links = [
      { id_questao: 1, id_referencia: 2, ordem: 2 },
      { id_questao: 1, id_referencia: 1, ordem: 1 },
    ]
    const second = { id: 2, titulo: 'Outro', texto: 'Outra vez.' }
    fakeServer({
      ...section7(1),
      'GET /questoes-referencias': links,
      'GET /referencias/2': second,
    })
    const { questoes, disponiveis } = await drawQuestoes({}, signal)
    expect(disponiveis).toBe(1)
    expect(questoes[0]?.referencias.map(({ id }) => id)).toEqual([1, 2])
  })

  it('draws a question whose link names no reference', async () => {
    const calls = fakeServer({
      ...section7(1),
      'GET /questoes-referencias': [{ id: 1, id_questao: 1, id_referencia: null }],
    })
    const { questoes } = await drawQuestoes({}, signal)
    expect(questoes.map(({ id, referencias }) => [id, referencias])).toEqual([[1, []]])
    expect(calls.filter((call) => call.startsWith('GET /referencias'))).toEqual([])
  })

  it('goes on without the exams', async () => {
    const down = new ApiError(500, {})
    fakeServer({ ...section7(2), 'GET /provas': down, 'GET /vestibulares': down })
    const { questoes } = await drawQuestoes({}, signal)
    expect(questoes.map(({ prova }) => prova)).toEqual([
      { id: 1, nome: '', vestibular: null },
      { id: 1, nome: '', vestibular: null },
    ])
  })

  it.each([
    ['is gone', { 'GET /questoes/2': new ApiError(404, {}) }],
    ['has lost its alternatives', { 'GET /alternativas?questaoId=2': new ApiError(404, {}) }],
    // A server of the owner's kind answers 500 for a missing record.
    ['is not there', { 'GET /questoes/2': new ApiError(500, {}) }],
    [
      'names a text that is not there',
      { ...OWN_TEXT, 'GET /referencias/2': new ApiError(500, {}) },
    ],
    ['has no alternatives', { 'GET /alternativas?questaoId=2': [] }],
    ['was annulled', { 'GET /questoes/2': { id: 2, id_prova: 1, texto: '', situacao: 'anulada' } }],
  ])('neither draws nor counts a question that %s', async (_what, answers) => {
    fakeServer({ ...section7(3), ...answers })
    const { questoes, disponiveis } = await drawQuestoes({}, signal)
    expect(idsOf(questoes)).toEqual(new Set([1, 3]))
    expect(disponiveis).toBe(2)
  })

  it('draws on until there are ten that can be practised', async () => {
    const answers = section7(30)
    for (let id = 1; id <= 20; id++) answers[`GET /alternativas?questaoId=${id}`] = []
    const calls = fakeServer(answers)
    const { questoes } = await drawQuestoes({}, signal)
    expect(questoes).toHaveLength(10)
    expect(questoes.every(({ id }) => id > 20)).toBe(true)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('asks for ten at once', async () => {
    const answers = section7(12)
    const asked = () => calls.filter((call) => call.startsWith('GET /questoes/')).length
    for (let id = 1; id <= 12; id++) {
      answers[`GET /questoes/${id}`] = async () => {
        await vi.waitUntil(() => asked() === 10)
        return { id, id_prova: 1, texto: '' }
      }
    }
    const calls = fakeServer(answers)
    await expect(drawQuestoes({}, signal)).resolves.toHaveProperty('questoes.length', 10)
  })

  it('knows what was seen where the server writes ids as text', async () => {
    const links = [1, 2].map((id) => ({ id_questao: `${id}`, id_referencia: '1' }))
    const second = { id: '2', id_prova: '1', texto: 'Enunciado 2' }
    fakeServer({ ...section7(2), 'GET /questoes-referencias': links, 'GET /questoes/2': second })
    const { questoes, disponiveis } = await drawQuestoes({ exceto: [1] }, signal)
    expect(idsOf(questoes)).toEqual(new Set([2]))
    expect(questoes[0]?.referencias).toHaveLength(1)
    expect(disponiveis).toBe(2)
  })

  it('rejects when a question cannot be had', async () => {
    const down = new ApiError(503, {})
    fakeServer({ ...section7(3), 'GET /questoes/2': down })
    await expect(drawQuestoes({}, signal)).rejects.toBe(down)
  })

  it('rejects when no question can be had, and asks for no more than ten', async () => {
    const down = new ApiError(500, {})
    const answers = section7(30)
    for (let id = 1; id <= 30; id++) answers[`GET /questoes/${id}`] = down
    const calls = fakeServer(answers)
    await expect(drawQuestoes({}, signal)).rejects.toBe(down)
    expect(calls.filter((call) => call.startsWith('GET /questoes/'))).toHaveLength(10)
    fakeServer({ ...section7(1), 'GET /questoes/1': down })
    await expect(drawQuestoes({}, signal)).rejects.toBe(down)
  })

  it('rejects with an ApiError when the links are no list', async () => {
    fakeServer({ ...section7(3), 'GET /questoes-referencias': '<html>' })
    await expect(drawQuestoes({}, signal)).rejects.toBeInstanceOf(ApiError)
  })
})
