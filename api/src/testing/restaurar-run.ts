import { randomUUID } from 'node:crypto'
import type { Mudanca, QuestaoCompleta } from '@rumo/contract'
import { isEqual } from 'es-toolkit'
import { expect } from 'vitest'
import type { TestApi } from './api.ts'
import { editadaOf, type Step } from './restaurar-steps.ts'
import { changesOf, readEstado, Versoes } from './restaurar-estado.ts'
import {
  type Conteudo,
  idsOf,
  isNumeroFree,
  ModeloDeRestauracao,
  pickId,
  removed,
} from './restaurar-model.ts'

/**
 * Changes, removes and restores records at random as an administrator, and checks the database against the model after
 * each step.
 */
export class RestaurarRun {
  readonly #api: TestApi
  readonly #token: string
  readonly #aluno: string
  readonly #model = new ModeloDeRestauracao()
  readonly #answered = new Set<number>()
  readonly #versoes = new Versoes()
  #lastLinha = 0
  refused = 0
  restored = 0

  constructor(api: TestApi, token: string, aluno: string) {
    this.#api = api
    this.#token = token
    this.#aluno = aluno
  }

  async take(next: Step): Promise<void> {
    await this[next.verb](next)
    await this.#expectEstado()
  }

  curso = ({ texto }: Step) => this.#create('cursos', { nome: texto })
  materia = ({ texto }: Step) => this.#create('materias', { nome: texto })
  vestibular = ({ sim }: Step) => this.#create('vestibulares', { ano: 2026, semestre: sim ? 1 : 2 })

  prova({ texto, sim, other }: Step): Promise<void> {
    return this.#create('provas', {
      nome: texto,
      publicada: sim,
      id_vestibular: this.#pick('vestibulares', other) ?? null,
    })
  }

  async redacao({ texto, which }: Step): Promise<void> {
    const id_prova = this.#pick('provas', which)
    if (id_prova) await this.#create('redacoes', { id_prova, instrucoes: texto })
  }

  async questao(next: Step): Promise<void> {
    const body = editadaOf(this.#model.estado, next)
    if (!body) return
    const answer = await this.#api.post<{ dados: QuestaoCompleta }>(
      '/edicao/questoes',
      body,
      this.#token,
    )
    expect(answer.status).toBe(isNumeroFree(this.#model.estado, body.questao) ? 200 : 400)
    if (answer.status === 400) return
    await this.#done(changesOf(answer.body.dados, body.questao.numero), { isCriacao: true })
  }

  async change(next: Step): Promise<void> {
    const key = this.#pickKey(next.which)
    if (!key) return
    const [noun = '', id = ''] = key.split('/')
    if (noun === 'referencias') return
    if (noun === 'questoes') return this.#changeQuestao(key, next)
    const now = this.#model.estado.get(key)
    const values: Record<string, object> = {
      cursos: { nome: next.texto },
      materias: { nome: next.texto },
      vestibulares: { semestre: next.sim ? 1 : 2 },
      provas: { nome: next.texto, publicada: next.sim },
      redacoes: { instrucoes: next.texto },
    }
    const { status } = await this.#api.put(`/${noun}/${id}`, values[noun] ?? {}, this.#token)
    if (status === 409) return
    expect(status).toBe(200)
    await this.#done(new Map([[key, { ...now, ...values[noun] }]]))
  }

  async remove({ which }: Step): Promise<void> {
    const key = this.#pickKey(which)
    if (!key || key.startsWith('referencias/')) return
    const path = key.startsWith('questoes/') ? `/edicao/${key}` : `/${key}`
    const { status } = await this.#api.del(path, this.#token)
    if (status === 409) return
    expect(status).toBe(200)
    await this.#done(removed(this.#model.estado, key, this.#answered))
  }

  async lote({ which, other }: Step): Promise<void> {
    const ids = this.#idsOf('questoes').slice(which % 3)
    if (ids.length === 0) return
    const id_materia = this.#pick('materias', other) ?? null
    const { status } = await this.#api.post('/edicao/lotes', { ids, id_materia }, this.#token)
    expect(status).toBe(200)
    await this.#done(this.#with('questoes', ids, { id_materia }))
  }

  async publish({ sim }: Step): Promise<void> {
    const ids = this.#idsOf('provas')
    if (ids.length === 0) return
    const body = { ids, publicada: sim }
    expect((await this.#api.post('/edicao/publicacoes', body, this.#token)).status).toBe(200)
    await this.#done(this.#with('provas', ids, { publicada: sim }))
  }

  async answer({ which, certa }: Step): Promise<void> {
    const id = this.#pick('questoes', which)
    const questao = this.#model.estado.get(`questoes/${id}`)
    const prova = this.#model.estado.get(`provas/${String(questao?.['id_prova'])}`)
    if (!id || !prova?.['publicada']) return
    const alternativas = questao?.['alternativas'] as { id: number }[]
    const tentativa = {
      chave: randomUUID(),
      id_questao: id,
      id_alternativa: alternativas[certa % alternativas.length]?.id,
      origem: 'pratica',
      respondida_em: '2026-05-31T16:00:00.000Z',
    }
    const { status } = await this.#api.post('/tentativas', { tentativas: [tentativa] }, this.#aluno)
    expect(status).toBe(200)
    this.#answered.add(id)
  }

  async restore({ which }: Step): Promise<void> {
    // Undoing a creation is always refused, so the run tries this only seldom.
    const { atos } = this.#model
    const asked = which % 8 === 0 ? atos : atos.filter(({ isCriacao }) => !isCriacao)
    const ato = asked.at(which < 0 ? -1 : which % Math.max(asked.length, 1))
    if (!ato) return
    const wanted = this.#model.restored(ato, (id) => this.#answered.has(id))
    const url = `/registro/${ato.linha}/restauracao`
    const preview = await this.#api.get<{ dados: object }>(url, this.#token)
    await this.#expectEstado()
    const answer = await this.#api.post<{ dados: object }>(
      '/registro/restauracoes',
      { id: ato.linha },
      this.#token,
    )
    expect([ato.linha, answer.status]).toEqual([ato.linha, wanted ? 200 : 409])
    expect(preview.status).toBe(answer.status)
    if (!wanted) {
      this.refused += 1
      return
    }
    expect(preview.body.dados).toMatchObject({
      itens: (answer.body.dados as { itens: object[] }).itens,
    })
    this.restored += 1
    const linha = await this.#newLinha()
    expect(linha).toMatchObject({ restaura: ato.linha })
    this.#model.become(wanted, linha?.id ?? 0)
  }

  restoreLast = (next: Step) => this.restore({ ...next, which: -1 })

  async #create(noun: string, values: Conteudo): Promise<void> {
    const { status, body } = await this.#api.post<{ dados: { id: number } }>(
      `/${noun}`,
      values,
      this.#token,
    )
    if (status === 409) return
    expect(status).toBe(200)
    await this.#done(new Map([[`${noun}/${body.dados.id}`, values]]), { isCriacao: true })
  }

  async #changeQuestao(key: string, next: Step): Promise<void> {
    const now = this.#model.estado.get(key)
    const body = editadaOf(this.#model.estado, next, now)
    if (!body) return
    const answer = await this.#api.put<{ dados: QuestaoCompleta }>(
      `/edicao/${key}`,
      body,
      this.#token,
    )
    expect(answer.status).toBe(isNumeroFree(this.#model.estado, body.questao, key) ? 200 : 400)
    if (answer.status === 400) return
    const changes = changesOf(answer.body.dados, body.questao.numero)
    await this.#done(changes)
  }

  #with(noun: string, ids: readonly number[], values: Conteudo): Map<string, Conteudo> {
    const { estado } = this.#model
    return new Map(
      ids.map((id) => [`${noun}/${id}`, { ...estado.get(`${noun}/${id}`), ...values }]),
    )
  }

  /** Checks that a step has written a line of the log, if it changed anything, and adds the step to the model. */
  async #done(
    changes: ReadonlyMap<string, Conteudo | undefined>,
    { isCriacao = false } = {},
  ): Promise<void> {
    const isSame = isEqual(this.#model.after(changes), this.#model.estado)
    const linha = await this.#newLinha()
    expect(linha === undefined).toBe(isSame)
    if (linha) this.#model.take(changes, linha.id, isCriacao)
  }

  async #newLinha(): Promise<Mudanca | undefined> {
    const { body } = await this.#api.get<{ dados: Mudanca[] }>(
      '/registro?agrupadas=true&limite=2',
      this.#token,
    )
    const [linha, before] = body.dados
    if (!linha || linha.id === this.#lastLinha) return undefined
    // The step has written only one main line.
    expect(before?.id ?? 0).toBe(this.#lastLinha)
    this.#lastLinha = linha.id
    return linha
  }

  #idsOf = (noun: string) => idsOf(this.#model.estado, noun)

  #pick = (noun: string, which: number) => pickId(this.#model.estado, noun, which)

  #pickKey(which: number): string | undefined {
    const keys = [...this.#model.estado.keys()]
    return keys[(which * 7) % Math.max(keys.length, 1)]
  }

  /** Checks that the database equals the model, and that the version of each changed record has grown. */
  async #expectEstado(): Promise<void> {
    const { estado, versoes } = await readEstado(this.#api)
    expect(Object.fromEntries(estado)).toEqual(Object.fromEntries(this.#model.estado))
    this.#versoes.expectCounted(versoes)
  }
}
