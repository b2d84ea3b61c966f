import { randomUUID } from 'node:crypto'
import type { Envelope, QuestaoCompleta, Simulado } from '@rumo/contract'
import { markQuestao, mergeMarcacoes, type Marcacao } from '@rumo/contract/rules'
import { expect } from 'vitest'
import type { TestApi } from './api.ts'
import { expectCounted, type MadeQuestao, tentativaOf } from './estudante.ts'
import { expectPlacares, expectSimulado, type Known, resultadosOf } from './simulados-model.ts'

/** A step; its numbers select among the records that exist by then. */
export interface Step {
  verb: 'start' | 'mark' | 'send' | 'end' | 'discard' | 'practise' | 'edit' | 'delete'
  who: number
  which: number
  questao: number
  alternativa: number | null
  anulada: boolean
  isLost: boolean
}

const START: Step = {
  verb: 'start',
  who: 0,
  which: 0,
  questao: 0,
  alternativa: null,
  anulada: false,
  isLost: false,
}

interface World {
  admin: string
  /** The tokens of two students. */
  tokens: readonly string[]
  materias: readonly number[]
  id_prova: number
  questoes: readonly MadeQuestao[]
}

/** Starts a run with two students, each in a simulado of the same four questions. */
export async function beginRun(api: TestApi, id_vestibular: number): Promise<SimuladosRun> {
  const { token: admin } = await api.enter({ perfil: 'Administrador' })
  const tokens = [(await api.enter()).token, (await api.enter()).token]
  const materias = [(await api.make.materia()).id, (await api.make.materia()).id]
  const { id: id_prova } = await api.make.prova({ id_vestibular })
  const questoes: MadeQuestao[] = []
  for (const numero of [1, 2, 3, 4]) {
    const id_materia = numero === 4 ? null : (materias[numero % 2] ?? null)
    questoes.push(await api.make.questao({ id_prova, numero, id_materia }))
  }
  const run = new SimuladosRun(api, { admin, tokens, materias, id_prova, questoes })
  for (const who of [0, 1]) await run.take({ ...START, who })
  return run
}

/** Takes step after step, and computes what each simulado should be by then. */
class SimuladosRun {
  readonly #api: TestApi
  readonly #of: World
  readonly #simulados: Known[] = []
  /** The ids of deleted questions; those that a student has answered are only retired. */
  readonly #deleted = new Set<number>()
  /** The keys of discarded simulados. When steps run one at a time, none of them is started again. */
  readonly #discarded = new Set<string>()
  #nowMs = Date.now()
  ended = 0

  constructor(api: TestApi, of: World) {
    this.#api = api
    this.#of = of
  }

  /** Takes one step. With `at once` its result is not known; only an error of the server makes it fail. */
  async take(next: Step, mode: 'alone' | 'at once' = 'alone'): Promise<void> {
    const status = await this[next.verb](next)
    const expected = mode === 'alone' ? [200] : [200, 400, 404, 409]
    if (status !== undefined)
      expect([next.verb, expected]).toEqual([next.verb, expect.arrayContaining([status])])
  }

  async start({ who, which, isLost }: Step): Promise<number | undefined> {
    const own = this.#simulados.filter((known) => known.who === who)
    // A start whose response was lost is sent again.
    const chave = (isLost ? own[which % Math.max(own.length, 1)]?.chave : undefined) ?? randomUUID()
    if (this.#deleted.size === this.#of.questoes.length) return undefined
    const answer = await this.#api.post<Envelope<Simulado>>(
      '/simulados',
      { tipo: 'prova', chave, id_prova: this.#of.id_prova, tempo_extra: false },
      this.#of.tokens[who],
    )
    const { dados } = answer.body
    if (answer.status !== 200 || dados.id === null) return answer.status
    const known = this.#simulados.find((simulado) => simulado.chave === chave)
    if (known) {
      // A simulado that is discarded at the same moment may be started anew.
      if (!this.#discarded.has(chave)) expect(dados.id).toBe(known.id)
      return answer.status
    }
    const ids = dados.questoes.map(({ id }) => id)
    this.#simulados.push({ id: dados.id, chave, who, ids, cards: [[]], sent: [], told: null })
    return answer.status
  }

  /** Marks an answer on the device, and sends the whole card. A lost request is not sent again by itself. */
  async mark(next: Step): Promise<number | undefined> {
    const known = this.#pick(next)
    if (!known || known.told) return undefined
    const { ids, cards } = known
    const id_questao = ids[next.questao % ids.length] ?? 0
    const id_alternativa = this.#alternativaOf(id_questao, next.alternativa)
    this.#nowMs += 1000
    cards.push(markQuestao(cards.at(-1) ?? [], { id_questao, id_alternativa }, this.#nowMs))
    return next.isLost ? undefined : this.#put(known, cards.at(-1) ?? [])
  }

  /** Sends an earlier version of the card once more. */
  async send(next: Step): Promise<number | undefined> {
    const known = this.#pick(next)
    if (!known) return undefined
    const card = known.cards[next.questao % known.cards.length] ?? []
    const isEnded = known.told !== null
    const status = await this.#put(known, card)
    return isEnded && status === 409 ? undefined : status
  }

  async end(next: Step): Promise<number | undefined> {
    const known = this.#pick(next)
    if (!known) return undefined
    return this.#end(known, (next.isLost ? known.cards[0] : known.cards.at(-1)) ?? [])
  }

  /**
   * Ends all simulados that are still under way, so that every run compares most of its simulados with their results.
   */
  async endAll(): Promise<void> {
    for (const known of this.#simulados.filter(({ told }) => !told)) {
      expect(await this.#end(known, known.cards.at(-1) ?? [])).toBe(200)
    }
  }

  async #end(known: Known, card: Marcacao[]): Promise<number> {
    const url = `/simulados/${known.id}/encerramento`
    const answer = await this.#api.post(url, { marcacoes: card }, this.#of.tokens[known.who])
    if (answer.status !== 200 || known.told) return answer.status
    known.sent = mergeMarcacoes(known.sent, card)
    known.told = await resultadosOf(this.#api.db, known)
    this.ended += 1
    return answer.status
  }

  async discard(next: Step): Promise<number | undefined> {
    const known = this.#pick(next)
    if (!known || known.told || next.isLost) return undefined
    this.#simulados.splice(this.#simulados.indexOf(known), 1)
    this.#discarded.add(known.chave)
    return (await this.#api.del(`/simulados/${known.id}`, this.#of.tokens[known.who])).status
  }

  async practise({ who, questao, alternativa, which }: Step): Promise<number | undefined> {
    const made = this.#of.questoes[questao]
    const id_alternativa = made && this.#alternativaOf(made.id, alternativa)
    if (!made || !id_alternativa || this.#deleted.has(made.id)) return undefined
    const respondida_em = `2026-04-0${which + 1}T12:00:00.000Z`
    const tentativa = tentativaOf(made, { id_alternativa, respondida_em })
    const body = { tentativas: [tentativa] }
    return (await this.#api.post('/tentativas', body, this.#of.tokens[who])).status
  }

  /** Changes the key, situação and matéria of a question. */
  async edit({ questao, alternativa, anulada, which }: Step): Promise<number | undefined> {
    const id = this.#of.questoes[questao]?.id
    const url = `/edicao/questoes/${id}`
    const read = await this.#api.get<Envelope<QuestaoCompleta>>(url, this.#of.admin)
    if (read.status !== 200) return undefined
    const { dados } = read.body
    dados.questao.situacao = anulada ? 'anulada' : 'normal'
    dados.questao.id_materia = this.#of.materias[which] ?? dados.questao.id_materia
    for (const [place, own] of dados.alternativas.entries())
      own.correta = place === (alternativa ?? 0)
    return (await this.#api.put(url, dados, this.#of.admin)).status
  }

  async delete({ questao, which }: Step): Promise<number | undefined> {
    const id = this.#of.questoes[questao]?.id ?? 0
    if (which > 0 || this.#deleted.has(id)) return undefined
    this.#deleted.add(id)
    return (await this.#api.del(`/edicao/questoes/${id}`, this.#of.admin)).status
  }

  /** Checks every simulado as its student reads it, and that all counts add up. */
  async expectAll(): Promise<void> {
    for (const known of this.#simulados) {
      const underWay = this.#simulados.filter(({ who, told }) => who === known.who && !told)
      const asked = new Set(underWay.flatMap(({ ids }) => ids))
      await expectSimulado(this.#api, known, { token: this.#of.tokens[known.who], asked })
    }
    await expectCounted(this.#api.db)
    await expectPlacares(this.#api.db)
  }

  async #put(known: Known, marcacoes: Marcacao[]): Promise<number> {
    const url = `/simulados/${known.id}/marcacoes`
    const { status } = await this.#api.put(url, { marcacoes }, this.#of.tokens[known.who])
    if (status === 200) known.sent = mergeMarcacoes(known.sent, marcacoes)
    return status
  }

  #pick({ who, which }: Step): Known | undefined {
    const own = this.#simulados.filter((known) => known.who === who)
    return own[which % Math.max(own.length, 1)]
  }

  #alternativaOf(idQuestao: number, place: number | null): number | null {
    const made = this.#of.questoes.find(({ id }) => id === idQuestao)
    return place === null ? null : (made?.alternativas[place]?.id ?? null)
  }
}
