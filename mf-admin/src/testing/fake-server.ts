import type { Call, Envelope, Extensao, Input, ListQuery } from '@rumo/contract'
import { ApiError, http, session } from '@rumo/shared-auth'
import { vi } from 'vitest'
import type { Row } from '../shared/crud/columns.ts'

type Answer = (input: Input) => Partial<Envelope<unknown>> | Promise<Partial<Envelope<unknown>>>

/**
 * Puts a server behind the http client for one test. `answers` have keys such as 'PUT /cursos/{id}'; the server does
 * not know any other call. Returns functions that give the bodies and queries of the calls made.
 */
export function fakeServer(answers: Record<string, Answer>, extensoes: readonly Extensao[] = []) {
  const calls: { call: string; input: Input }[] = []
  http.configure({ address: 'http://api.test/', extensoes, onUnauthorized: session.drop })
  const answer = async ({ method, path }: Call, input: Input & { signal?: AbortSignal } = {}) => {
    const call = `${method} ${path}`
    calls.push({ call, input })
    const given = answers[call]
    if (!given) throw new ApiError(404, {})
    const envelope = await given(input)
    input.signal?.throwIfAborted()
    return { dados: null, ...envelope }
  }
  vi.spyOn(http, 'answer').mockImplementation(answer)
  return {
    bodiesOf: (name: string) =>
      calls.filter(({ call }) => call === name).map(({ input }) => input.body),
    queriesOf: (name: string) =>
      calls.filter(({ call }) => call === name).map(({ input }) => input.query),
  }
}

const idOf = ({ params }: Input) => (params as { id: number }).id

/**
 * The calls of a noun, over records in memory. `isPaged`: the list is paged, as by our own server; otherwise it comes
 * as a whole, as in section 7.
 */
export function fakeNoun<T extends Row>(path: string, records: T[], isPaged = true) {
  const at = (input: Input) => records.findIndex(({ id }) => id === idOf(input))
  return {
    [`GET ${path}`]: ({ query }: Input) => {
      const { pagina = 1, limite = 20 } = (query ?? {}) as ListQuery
      const page = records.slice((pagina - 1) * limite, pagina * limite)
      return isPaged ? { dados: page, total: records.length } : { dados: [...records] }
    },
    [`GET ${path}/{id}`]: (input: Input) => ({ dados: records[at(input)] }),
    [`POST ${path}`]: ({ body }: Input) => {
      const dados = { ...(body as T), id: records.length + 1 }
      records.push(dados)
      return { dados, icone: 'success' as const, titulo: 'Pronto', mensagem: 'Cadastrado.' }
    },
    [`PUT ${path}/{id}`]: (input: Input) => {
      const dados = { ...records[at(input)], ...(input.body as T) }
      records[at(input)] = dados
      return { dados, icone: 'success' as const, titulo: 'Pronto', mensagem: 'Editado.' }
    },
    [`DELETE ${path}/{id}`]: (input: Input) => {
      records.splice(at(input), 1)
      return { dados: null, icone: 'success' as const, titulo: 'Pronto', mensagem: 'Deletado.' }
    },
  }
}
