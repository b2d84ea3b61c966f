import { runs } from '@rumo/contract/runs'
import type { LinhaDeQuestao, QuestaoCompleta, QuestaoEditada } from '@rumo/contract'
import { sortBy } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'
import { questaoEditada } from '../../testing/questao-editada.ts'

/** The expected state of a question, computed without a database. */
interface Questao {
  id: number
  numero: number | null
  texto: string
  situacao: 'normal' | 'anulada'
  key: readonly boolean[]
  /** The ids of the references, in their order. */
  referencias: readonly number[]
  versao: number
}

interface Step {
  verb: 'create' | 'update' | 'remove'
  /** The index of a question among all those made so far, including removed ones. */
  which: number
  /** How many versions behind the client's copy is; undefined when the client sends no version. */
  age: number | undefined
  numero: number | null
  texto: string
  situacao: 'normal' | 'anulada'
  key: readonly boolean[]
  /** References to name: each one made before, or a new one. */
  named: readonly { which: number | undefined; texto: string }[]
}

const step: fc.Arbitrary<Step> = fc.record({
  verb: fc.constantFrom('create', 'create', 'update', 'update', 'update', 'remove'),
  which: fc.nat({ max: 10 }),
  age: fc.constantFrom(undefined, 0, 0, 1),
  numero: fc.constantFrom(null, null, 1, 2, 3),
  texto: fc.constantFrom('Qual?', 'Quem?', 'Onde?', ' '),
  situacao: fc.constantFrom('normal', 'normal', 'anulada'),
  key: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom([true, false], [false, false, true]) },
    { weight: 1, arbitrary: fc.array(fc.boolean(), { maxLength: 6 }) },
  ),
  named: fc.array(
    fc.record({
      which: fc.option(fc.nat({ max: 6 }), { nil: undefined }),
      texto: fc.constantFrom('Um texto.', 'Outro texto.'),
    }),
    { maxLength: 3 },
  ),
})

/** The first step of every run, so that there is always a question to change. */
const FIRST: Step = {
  verb: 'create',
  which: 0,
  age: undefined,
  numero: 1,
  texto: 'Qual?',
  situacao: 'normal',
  key: [true, false],
  named: [],
}

describe('/edicao/questoes', () => {
  it('equals its model, also where records share a reference', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    let written = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
        const { id } = await api.make.prova()
        const run = new EdicaoRun(api, token, id)
        for (const next of [FIRST, ...steps]) await run.take(next)
        written += run.written
        await run.end()
      }),
      { numRuns: runs(15) },
    )
    // Without successful writes, the agreement would prove nothing.
    expect(written).toBeGreaterThan(15)
  })
})

class EdicaoRun {
  readonly #api: TestApi
  readonly #token: string
  readonly #idProva: number
  readonly #questoes = new Map<number, Questao>()
  /** The text and version of each reference that a question names. */
  readonly #referencias = new Map<number, { texto: string; versao: number }>()
  readonly #made: number[] = []
  readonly #madeReferencias: number[] = []
  written = 0

  constructor(api: TestApi, token: string, idProva: number) {
    this.#api = api
    this.#token = token
    this.#idProva = idProva
  }

  async take(next: Step): Promise<void> {
    await this[next.verb](next)
    await this.#expectAll()
  }

  /** Removes all questions of the run; their references must then be gone, too. */
  async end(): Promise<void> {
    for (const id of this.#questoes.keys()) {
      await this.#api.del(`/edicao/questoes/${id}`, this.#token)
    }
    expect(await this.#api.db.selectFrom('referencias').select('id').execute()).toEqual([])
  }

  async create(next: Step): Promise<void> {
    const answer = await this.#api.post<{ dados: QuestaoCompleta }>(
      '/edicao/questoes',
      this.#bodyOf(next),
      this.#token,
    )
    if (!this.#isValid(next) || this.#isTaken(next))
      return expectRefusal(answer, 400, 'dados_invalidos')
    expect(answer.status).toBe(200)
    this.#made.push(answer.body.dados.questao.id)
    this.#keep(next, answer.body.dados, 1)
  }

  async update(next: Step): Promise<void> {
    const id = pick(this.#made, next.which) ?? 1_000_000
    const before = this.#questoes.get(id)
    const versao = next.age === undefined ? undefined : (before?.versao ?? 1) - next.age
    const answer = await this.#api.put<{ dados: QuestaoCompleta }>(
      `/edicao/questoes/${id}`,
      this.#bodyOf(next, versao),
      this.#token,
    )
    const isValid = this.#isValid(next) && versao !== 0
    if (!before && (isValid || answer.status === 404)) {
      return expectRefusal(answer, 404, 'questao_inexistente')
    }
    if (before && versao !== 0 && versao !== undefined && versao !== before.versao) {
      return expect([400, 409]).toContain(answer.status)
    }
    if (!before || !isValid || this.#isTaken(next, id))
      return expectRefusal(answer, 400, 'dados_invalidos')
    expect(answer.status).toBe(200)
    this.#keep(next, answer.body.dados, answer.body.dados.questao.versao)
    expect(answer.body.dados.questao.versao - before.versao).toBeOneOf([0, 1])
  }

  async remove({ which }: Step): Promise<void> {
    const id = pick(this.#made, which) ?? 1_000_000
    const answer = await this.#api.del(`/edicao/questoes/${id}`, this.#token)
    if (!this.#questoes.delete(id)) return expectRefusal(answer, 404, 'questao_inexistente')
    expect(answer.status).toBe(200)
    this.#forgetUnnamed()
  }

  #keep(next: Step, { questao, referencias }: QuestaoCompleta, versao: number): void {
    const { numero, texto, situacao, key } = next
    const ids = referencias.map(({ id }) => id)
    for (const [place, id] of ids.entries()) {
      const known = this.#referencias.get(id)
      const given = next.named[place]?.texto ?? ''
      const changes = known && known.texto !== given ? 1 : 0
      this.#referencias.set(id, { texto: given, versao: (known?.versao ?? 1) + changes })
      if (!known) this.#madeReferencias.push(id)
    }
    this.#questoes.set(questao.id, {
      id: questao.id,
      numero,
      texto,
      situacao,
      key,
      referencias: ids,
      versao,
    })
    this.#forgetUnnamed()
    this.written += 1
  }

  #forgetUnnamed(): void {
    const named = new Set([...this.#questoes.values()].flatMap(({ referencias }) => referencias))
    for (const id of this.#referencias.keys()) if (!named.has(id)) this.#referencias.delete(id)
  }

  #isValid({ texto, situacao, key, named }: Step): boolean {
    const ids = named.flatMap(({ which }) => this.#idOf(which) ?? [])
    const right = key.filter(Boolean).length
    return (
      texto.trim() !== '' &&
      key.length >= 2 &&
      key.length <= 5 &&
      (situacao === 'anulada' || right === 1) &&
      new Set(ids).size === ids.length &&
      ids.every((id) => this.#referencias.has(id))
    )
  }

  #isTaken({ numero }: Step, by?: number): boolean {
    const others = [...this.#questoes.values()].filter(({ id }) => id !== by)
    return numero !== null && others.some((other) => other.numero === numero)
  }

  #idOf(which: number | undefined): number | undefined {
    return which === undefined ? undefined : pick(this.#madeReferencias, which)
  }

  #bodyOf({ numero, texto, situacao, key, named }: Step, versao?: number): QuestaoEditada {
    return questaoEditada(
      { id_prova: this.#idProva, numero, texto, situacao, versao },
      {
        alternativas: key.map((correta, place) => ({ texto: `Resposta ${place}`, correta })),
        referencias: named.map((given) => ({ id: this.#idOf(given.which), texto: given.texto })),
      },
    )
  }

  async #expectAll(): Promise<void> {
    const url = `/edicao/questoes?id_prova=${this.#idProva}&limite=100`
    const { body } = await this.#api.get<{ dados: LinhaDeQuestao[]; total: number }>(
      url,
      this.#token,
    )
    expect(body.total).toBe(this.#questoes.size)
    const inOrder = sortBy([...this.#questoes.values()], [({ numero }) => numero ?? 0, 'id'])
    expect(body.dados.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
    for (const questao of this.#questoes.values()) await this.#expectOne(questao)
  }

  async #expectOne({
    id,
    numero,
    texto,
    situacao,
    key,
    referencias,
    versao,
  }: Questao): Promise<void> {
    const { body } = await this.#api.get<{ dados: QuestaoCompleta }>(
      `/edicao/questoes/${id}`,
      this.#token,
    )
    const named = referencias.map((referencia) => ({
      id: referencia,
      ...this.#referencias.get(referencia),
      usos: [...this.#questoes.values()].filter((other) => other.referencias.includes(referencia))
        .length,
    }))
    expect(body.dados).toMatchObject({
      questao: { id, numero, texto, situacao, versao },
      alternativas: key.map((correta, place) => ({ nome: 'ABCDE'[place], correta, ordem: place })),
      referencias: named,
    })
    // The derived columns that lists and draws use.
    const row = this.#api.db.selectFrom('questoes').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      respostas_certas: key.filter(Boolean).length,
      alternativas_completas: true,
    })
  }
}

function pick(made: readonly number[], which: number): number | undefined {
  return made[which % Math.max(made.length, 1)]
}

function expectRefusal(answer: { status: number; body: unknown }, status: number, codigo: string) {
  expect(answer).toMatchObject({ status, body: { codigo } })
}
