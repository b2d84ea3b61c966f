import type { ByLink, Envelope } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import type { LinkChange } from '../domain/referencias/changed-links.ts'
import { InvalidInputError, orMissing } from '../errors.ts'
import type { Serving } from './crud.ts'
import { saved } from './saved.ts'

type Owned<Field extends string> = Record<Field, number> & { id_referencia: number }
type MaybeOwned<Field extends string> = { [Name in Field]?: number | undefined } & {
  id_referencia: number
}

/** Serves the calls that link references, as the function of `callsOf` does. */
type Serve<Field extends string, Link> = Serving<'create', { body: Owned<Field> }, Link> &
  Serving<'update', ByLink & { body: MaybeOwned<Field> }, Link> &
  Serving<'remove', ByLink, null>

interface Owner<Field extends string, Link> {
  /** The field with the id of the question or theme, and the noun in the messages. */
  field: Field
  noun: 'questao' | 'redacao'
  nome: string
  repository: {
    /** Gives all links after a change; undefined if there is no such question or theme. */
    change(id: number, change: LinkChange, autor: number): Promise<Link[] | undefined>
  }
}

/**
 * Serves the three calls by which clients that write a question or a theme part by part link its references. The id of
 * a link is the id of its question or theme (docs/decisions/calls.md).
 */
export function registerLinks<Field extends string, Link extends { id_referencia: number | null }>(
  app: FastifyInstance,
  serve: Serve<Field, NoInfer<Link>>,
  { field, noun, nome, repository }: Owner<Field, Link>,
): void {
  const missing = `Essa ${nome} não existe.`
  const existing = orMissing(`${noun}_inexistente`, missing)
  const answer = (links: readonly Link[], id: number, verb: string): Envelope<Link> => {
    const link = links.find(({ id_referencia }) => id_referencia === id)
    if (!link) throw new Error('A link that was just written is not there')
    return saved(link, `Referência ${verb} com sucesso.`)
  }

  serve(app, 'create', async ({ body }, caller) => {
    const { id_referencia: id } = body
    const links = await repository.change(body[field], { verb: 'add', id }, await caller.id())
    if (!links) throw new InvalidInputError({ [field]: missing })
    return answer(links, id, 'ligada')
  })

  serve(app, 'update', async ({ params, query, body }, caller) => {
    const { id_referencia: id } = body
    if ((body[field] ?? params.id) !== params.id) {
      throw new InvalidInputError({ [field]: `A ligação é de outra ${nome}.` })
    }
    const wanted = { verb: 'replace', id, of: query?.id_referencia } as const
    return answer(
      existing(await repository.change(params.id, wanted, await caller.id())),
      id,
      'trocada',
    )
  })

  serve(app, 'remove', async ({ params, query }, caller) => {
    const wanted = { verb: 'remove', of: query?.id_referencia } as const
    existing(await repository.change(params.id, wanted, await caller.id()))
    return saved(null, 'Referência desligada com sucesso.')
  })
}
