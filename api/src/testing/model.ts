import { runs } from '@rumo/contract/runs'
import { isEqual, omit } from 'es-toolkit'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { TestApi } from './api.ts'

/** Why a call is refused: its status and its `codigo`. */
export type Refusal = readonly [status: number, codigo: string]

export const INVALID: Refusal = [400, 'dados_invalidos']

type Body = Readonly<Record<string, unknown>>

/** A model of the records of one kind, which computes the expected state without a database. */
export interface Model<Fields extends object> {
  path: string
  /** Request bodies, valid and invalid ones. */
  bodies: fc.Arbitrary<Body>
  /**
   * The record after this body was written, or why the body is refused. `before` is undefined for a new record. It has
   * no fields when there is no record with the id of the request: a valid body is then refused because of the id.
   */
  write(body: Body, before: Fields | undefined, others: readonly Fields[]): Fields | Refusal
  /** The `codigo` of the error 404. */
  missing: string
  /** Whether a body changes something that the record does not show, such as a password. */
  isSecret?(body: Body): boolean
  /** How many sequences `npm test` tries; default: 25. */
  numRuns?: number
  /** The record that every run makes first: in a few runs, chance alone might write next to nothing. */
  first?: Body
}

type Values = Record<string, readonly [valid: readonly unknown[], refused: readonly unknown[]]>

/** Request bodies with these fields: mostly whole and valid ones, also parts of them, and some with invalid values. */
export function bodiesOf(values: Values): fc.Arbitrary<Body> {
  const fields = Object.entries(values)
  const valid = fields.map(([field, [accepted]]) => [field, fc.constantFrom(...accepted)])
  const any = fields.map(([field, [accepted, refused]]) => [
    field,
    fc.constantFrom(...accepted, ...refused),
  ])
  return fc.oneof(
    { weight: 4, arbitrary: fc.record<Body>(Object.fromEntries(valid)) },
    {
      weight: 2,
      arbitrary: fc.record<Body>(Object.fromEntries(valid), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.record<Body>(Object.fromEntries(any), { requiredKeys: [] }) },
  )
}

type Row<Fields> = Fields & { id: number; versao: number }

interface Step {
  verb: 'create' | 'update' | 'remove'
  /** The index of a record among all those made so far, including removed ones. */
  which: number
  /** How many versions behind the client's copy is; undefined when the client sends no version. */
  age: number | undefined
  body: Body
}

const CREATE = { verb: 'create', which: 0, age: undefined } as const

/**
 * Makes, changes and removes records at random as an administrator, and checks every response, and the list after it,
 * against the model.
 */
export async function expectAgreement<Fields extends object>(
  api: TestApi,
  model: Model<Fields>,
): Promise<void> {
  const { token } = await api.enter({ perfil: 'Administrador' })
  const kept = await idsOf(api, model.path, token)
  const step = fc.record({
    verb: fc.constantFrom('create', 'create', 'update', 'update', 'remove'),
    which: fc.nat({ max: 20 }),
    age: fc.constantFrom(undefined, 0, 0, 1),
    body: model.bodies,
  }) satisfies fc.Arbitrary<Step>

  const numRuns = runs(model.numRuns ?? 25)
  let written = 0
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const run = new ModelRun(api, model, token, new Set(kept))
        if (model.first) await run.take({ ...CREATE, body: model.first })
        for (const next of steps) await run.take(next)
        written += run.written
      })
      .afterEach(async () => {
        for (const id of await idsOf(api, model.path, token)) {
          if (!kept.includes(id)) await api.del(`${model.path}/${id}`, token)
        }
      }),
    { numRuns },
  )
  // Without successful writes, the agreement would prove nothing.
  expect(written).toBeGreaterThan(numRuns)
}

class ModelRun<Fields extends object> {
  readonly #api: TestApi
  readonly #model: Model<Fields>
  readonly #token: string
  /** Records that existed before the run; no step touches them. */
  readonly #kept: ReadonlySet<number>
  readonly #rows = new Map<number, Row<Fields>>()
  readonly #made: number[] = []
  /** How many steps were not refused. */
  written = 0

  constructor(api: TestApi, model: Model<Fields>, token: string, kept: ReadonlySet<number>) {
    this.#api = api
    this.#model = model
    this.#token = token
    this.#kept = kept
  }

  async take(step: Step): Promise<void> {
    await this[step.verb](step)
    const { body } = await this.#api.get<{ dados: Row<Fields>[] }>(this.#model.path, this.#token)
    const listed = body.dados.filter(({ id }) => !this.#kept.has(id))
    expect(listed.toSorted((a, b) => a.id - b.id)).toMatchObject([...this.#rows.values()])
  }

  async create({ body }: Step): Promise<void> {
    const written = this.#model.write(body, undefined, [...this.#rows.values()])
    const answer = await this.#api.post<{ dados: { id: number } }>(
      this.#model.path,
      body,
      this.#token,
    )
    if (isRefusal(written)) return expectRefusal(answer, written)
    expect(answer).toMatchObject({ status: 200, body: { dados: { ...written, versao: 1 } } })
    const { id } = answer.body.dados
    expect(this.#made.every((other) => other < id)).toBe(true)
    this.#made.push(id)
    this.written += 1
    this.#rows.set(id, { ...written, id, versao: 1 })
  }

  async update({ which, age, body }: Step): Promise<void> {
    const id = this.#idOf(which)
    const row = this.#rows.get(id)
    const versao = age === undefined ? undefined : (row?.versao ?? 1) - age
    const answer = await this.#api.put(
      `${this.#model.path}/${id}`,
      { ...body, ...(versao !== undefined && { versao }) },
      this.#token,
    )
    const expected = this.#updated(id, body, versao)
    if (isRefusal(expected)) return expectRefusal(answer, expected)
    expect(answer).toMatchObject({ status: 200, body: { dados: expected } })
    this.#rows.set(id, expected)
    this.written += 1
  }

  async remove({ which }: Step): Promise<void> {
    const id = this.#idOf(which)
    const answer = await this.#api.del(`${this.#model.path}/${id}`, this.#token)
    if (!this.#rows.delete(id)) return expectRefusal(answer, [404, this.#model.missing])
    expect(answer).toMatchObject({ status: 200, body: { dados: null } })
  }

  #updated(id: number, body: Body, versao: number | undefined): Row<Fields> | Refusal {
    const row = this.#rows.get(id)
    const others = [...this.#rows.values()].filter((other) => other.id !== id)
    // Checked without the other records, to tell an invalid body from a conflict with another record.
    const alone = this.#model.write(body, row ?? ({} as Fields), [])
    const isInvalid = isRefusal(alone) && alone[0] === INVALID[0]
    if (isInvalid || (versao !== undefined && versao < 1)) return INVALID
    if (!row) return [404, this.#model.missing]
    if (versao !== undefined && versao !== row.versao) return [409, 'versao_antiga']
    // The model knows nothing of ids and versions.
    const fields = omit(row, ['id', 'versao']) as unknown as Fields
    const written = this.#model.write(body, fields, others)
    if (isRefusal(written)) return written
    const isSame = isEqual(fields, written) && !this.#model.isSecret?.(body)
    return { ...written, id, versao: row.versao + (isSame ? 0 : 1) }
  }

  /** The id of a record made so far; when there is none, an id that never existed. */
  #idOf(which: number): number {
    return this.#made[which % Math.max(this.#made.length, 1)] ?? 1_000_000
  }
}

function isRefusal(written: object): written is Refusal {
  return Array.isArray(written)
}

function expectRefusal(answer: { status: number; body: unknown }, [status, codigo]: Refusal): void {
  expect(answer).toMatchObject({ status, body: { codigo } })
}

async function idsOf(api: TestApi, path: string, token: string): Promise<number[]> {
  const { body } = await api.get<{ dados: { id: number }[] }>(path, token)
  return body.dados.map(({ id }) => id)
}
