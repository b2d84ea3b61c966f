import type { ById, Call } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodType } from 'zod'
import { registerCall } from './calls.ts'
import { saved } from './saved.ts'

interface Calls<Row = unknown, Nova = unknown, Mudancas = unknown> {
  create: Call<Row, { body: Nova }>
  update: Call<Row, ById & { body: Mudancas }>
  remove: Call<null, ById>
}

interface Schemas<Row, Nova, Mudancas> {
  create: { body: ZodType<Nova>; dados: ZodType<Row> }
  update: { params: ZodType<ById['params']>; body: ZodType<Mudancas>; dados: ZodType<Row> }
  remove: { params: ZodType<ById['params']>; dados: ZodType<null> }
}

interface Repository<Row = unknown, Nova = unknown, Mudancas = unknown> {
  insert(values: Nova, autor: number): Promise<Row>
  /** Undefined where there is no such record. */
  change(id: number, changes: Mudancas, autor: number): Promise<Row | undefined>
  /** Gives whether there was one. */
  remove(id: number, autor: number): Promise<boolean>
}

interface Words {
  tag: string
  /** How what was done to one begins and ends: 'Curso', 'o'. */
  nome: string
  genero: 'o' | 'a'
  /** What the page under /docs says of each call. */
  summaries: Readonly<Record<keyof Calls, string>>
}

interface Noun<Row, Nova, Mudancas> extends Words {
  calls: Calls<Row, Nova, Mudancas>
  schemas: Schemas<Row, Nova, Mudancas>
  repository: Repository<Row, Nova, Mudancas>
  /** Gives what was found, or throws. */
  existing: <Found>(found: Found | undefined) => Found
}

/** Serves the three calls by which administrators write a noun, where its repository answers to them as all do. */
export function registerCrud<Row, Nova, Mudancas>(
  app: FastifyInstance,
  noun: Noun<Row, Nova, Mudancas>,
): void {
  const { schemas, tag, nome, genero, summaries, existing } = noun
  const calls: Calls = noun.calls
  const repository: Repository = noun.repository
  const done = (verb: string) => `${nome} ${verb}${genero} com sucesso.`

  registerCall(
    app,
    calls.create,
    schemas.create,
    { tag, summary: summaries.create },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), done('cadastrad')),
  )
  registerCall(
    app,
    calls.update,
    schemas.update,
    { tag, summary: summaries.update },
    async ({ params, body }, caller) =>
      saved(existing(await repository.change(params.id, body, await caller.id())), done('editad')),
  )
  registerCall(
    app,
    calls.remove,
    schemas.remove,
    { tag, summary: summaries.remove },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, done('deletad'))
    },
  )
}
