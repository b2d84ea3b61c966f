import type { ById, Envelope } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from './caller.ts'
import { saved } from './saved.ts'

/** Serves a call by its name, as the function of `callsOf` does. */
export type Serving<Name, Input, Dados> = (
  app: FastifyInstance,
  name: Name,
  handler: (input: Input, caller: Caller) => Promise<Envelope<Dados>>,
) => void

/** Serves the calls to create, update and remove, as the function of `callsOf` does. */
type Serve<Row, Nova, Mudancas> = Serving<'create', { body: Nova }, Row> &
  Serving<'update', ById & { body: Mudancas }, Row> &
  Serving<'remove', ById, null>

interface Repository<Row, Nova, Mudancas> {
  insert(values: Nova, autor: number): Promise<Row>
  /** Undefined if there is no such record. */
  change(id: number, changes: Mudancas, autor: number): Promise<Row | undefined>
  /** Returns whether there was such a record; 'kept' if it stays because students answered it. */
  remove(id: number, autor: number): Promise<boolean | 'kept'>
}

interface Noun<Row, Nova, Mudancas> {
  /** The noun and the ending of its participle in the messages: 'Curso', 'o'. */
  nome: string
  genero: 'o' | 'a'
  /** What became of a record that was not deleted because students answered it: 'retirada'. */
  mantida?: string
  repository: Repository<Row, Nova, Mudancas>
  /** Returns the record that was found, or throws if there is none. */
  existing: <Found>(found: Found | undefined) => Found
}

/** Serves the three calls by which administrators write a noun, if its repository has the usual methods. */
export function registerCrud<Row, Nova, Mudancas>(
  app: FastifyInstance,
  serve: Serve<NoInfer<Row>, NoInfer<Nova>, NoInfer<Mudancas>>,
  { nome, genero, mantida, repository, existing }: Noun<Row, Nova, Mudancas>,
): void {
  const done = (verb: string) => `${nome} ${verb}${genero} com sucesso.`
  serve(app, 'create', async ({ body }, caller) =>
    saved(await repository.insert(body, await caller.id()), done('cadastrad')),
  )
  serve(app, 'update', async ({ params, body }, caller) =>
    saved(existing(await repository.change(params.id, body, await caller.id())), done('editad')),
  )
  serve(app, 'remove', async ({ params }, caller) => {
    const outcome = existing((await repository.remove(params.id, await caller.id())) || undefined)
    if (outcome !== 'kept') return saved(null, done('deletad'))
    return saved(null, `${nome} ${mantida}: o que os alunos responderam continua guardado.`)
  })
}
