import { runs } from '@rumo/contract/runs'
import type { Correcao, RedacaoEnviada } from '@rumo/contract'
import { RUBRICAS } from '@rumo/contract/rules'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { it, type TestApi } from '../../testing/api.ts'

const NUM_RUNS = 20
const CORRECTORS = 2
const WHOLE = Object.fromEntries(RUBRICAS.rumo.criterios.map(({ id, maximo }) => [id, maximo]))

interface Step {
  verb: 'begin' | 'write' | 'grade' | 'deliver' | 'remove'
  /** The index of the corrector. */
  who: number
  text: string
}

const step = fc.record({
  verb: fc.constantFrom('begin', 'write', 'write', 'grade', 'deliver', 'remove'),
  who: fc.nat({ max: CORRECTORS - 1 }),
  text: fc.constantFrom('Um.', 'Dois.', 'Três.'),
}) satisfies fc.Arbitrary<Step>

const STEPS = fc.array(step, { minLength: 4, maxLength: 14 })

/** The expected state of one corrector's correction, computed without a database. */
interface Own {
  id: number
  /** The corrector's token. */
  token: string
  parecer: string
  isGraded: boolean
  isDelivered: boolean
}

describe('two correctors of one essay', () => {
  it('lose nothing to each other, whatever they do and when', async ({ api }) => {
    const correctors = [await entered(api), await entered(api)]
    const aluno = await api.enter()
    await fc.assert(
      fc.asyncProperty(STEPS, fc.constantFrom(1, 2), async (steps, corretores) => {
        const { id } = await api.make.redacaoEnviada({ id_usuario: aluno.usuario.id, corretores })
        const queues = correctors.map((token, who) =>
          new Corrector(api, id, token).takeAll(steps.filter((next) => next.who === who)),
        )
        // Both correctors run at the same time, each in the order of its own steps.
        const owns = (await Promise.all(queues)).filter((own) => own !== undefined)
        await expectAgreement(api, { id, corretores, owns, token: aluno.token })
      }),
      { numRuns: runs(NUM_RUNS) },
    )
  })
})

async function entered(api: TestApi): Promise<string> {
  return (await api.enter({ perfil: 'Administrador' })).token
}

/** One corrector, and the expected state of the correction after the corrector's own steps. */
class Corrector {
  readonly #api: TestApi
  readonly #essay: number
  readonly #token: string
  #own: Own | undefined

  constructor(api: TestApi, essay: number, token: string) {
    this.#api = api
    this.#essay = essay
    this.#token = token
  }

  async takeAll(steps: readonly Step[]): Promise<Own | undefined> {
    for (const { verb, text } of steps) await this[verb](text)
    return this.#own
  }

  async begin(): Promise<void> {
    const body = { id_redacao_enviada: this.#essay, rubrica: 'rumo' }
    const answer = await this.#api.post<{ dados: Correcao }>('/correcoes', body, this.#token)
    expect(answer.status).toBe(200)
    const { id, parecer } = answer.body.dados
    if (this.#own) expect([id, parecer]).toEqual([this.#own.id, this.#own.parecer])
    this.#own ??= { id, token: this.#token, parecer, isGraded: false, isDelivered: false }
  }

  async write(parecer: string): Promise<void> {
    if (await this.#change({ parecer })) Object.assign(this.#own ?? {}, { parecer })
  }

  async grade(): Promise<void> {
    if (await this.#change({ notas: WHOLE })) Object.assign(this.#own ?? {}, { isGraded: true })
  }

  async deliver(): Promise<void> {
    if (!this.#own) return
    const { id, isGraded, isDelivered } = this.#own
    const { status } = await this.#api.post(`/correcoes/${id}/entrega`, {}, this.#token)
    expect(status).toBe(isDelivered ? 409 : isGraded ? 200 : 422)
    this.#own.isDelivered = isDelivered || isGraded
  }

  async remove(): Promise<void> {
    if (!this.#own) return
    const { status } = await this.#api.del(`/correcoes/${this.#own.id}`, this.#token)
    expect(status).toBe(this.#own.isDelivered ? 409 : 200)
    if (!this.#own.isDelivered) this.#own = undefined
  }

  async #change(changes: object): Promise<boolean> {
    if (!this.#own) return false
    const { status } = await this.#api.put(`/correcoes/${this.#own.id}`, changes, this.#token)
    expect(status).toBe(this.#own.isDelivered ? 409 : 200)
    return status === 200
  }
}

interface Agreed {
  id: number
  /** How many correctors the essay was to have. */
  corretores: number
  owns: readonly Own[]
  /** The student's token. */
  token: string
}

async function expectAgreement(
  api: TestApi,
  { id, corretores, owns, token }: Agreed,
): Promise<void> {
  for (const own of owns) {
    const { body } = await api.get<{ dados: Correcao }>(`/correcoes/${own.id}`, own.token)
    const { parecer, notas, entregue_em, outras } = body.dados
    expect([parecer, entregue_em !== null]).toEqual([own.parecer, own.isDelivered])
    expect(notas).toEqual(own.isGraded ? WHOLE : {})
    expect(outras).toHaveLength(owns.length - 1)
  }
  const delivered = owns.filter(({ isDelivered }) => isDelivered)
  const inWork = owns.length >= corretores ? 'em_correcao' : 'a_corrigir'
  const isCorrected = delivered.length >= corretores
  const { body } = await api.get<{ dados: RedacaoEnviada }>(`/redacoes-enviadas/${id}`, token)
  expect(body.dados.estado).toBe(isCorrected ? 'corrigida' : inWork)
  expect(new Set(body.dados.correcoes.map((correcao) => correcao.id))).toEqual(
    new Set(isCorrected ? delivered.map((own) => own.id) : []),
  )
  for (const reader of owns) {
    const statuses = owns
      .filter((own) => own !== reader)
      .map(async (own) => (await api.get(`/correcoes/${own.id}`, reader.token)).status)
    const isBlind = corretores > 1 && !isCorrected
    expect(await Promise.all(statuses)).toEqual(statuses.map(() => (isBlind ? 403 : 200)))
  }
}
