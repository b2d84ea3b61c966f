import type { Call, Extensao, Input } from '@rumo/contract'
import { vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { session } from './session.ts'

/** One page of a longer list, as an answer. */
export class FakePage {
  readonly dados: readonly unknown[]
  readonly total: number

  constructor(dados: readonly unknown[], total: number) {
    this.dados = dados
    this.total = total
  }
}

/** What a server gives to one call: its `dados`, or a function of the call's body. It may throw or hang. */
type Answers = Record<string, unknown>

/**
 * Puts a server behind the http client for one test. `answers` are keyed as 'GET /questoes/3'; a path
 * that is not among them is one that the server does not know. Gives the list of the calls made.
 */
export function fakeServer(answers: Answers, extensoes: readonly Extensao[] = []): string[] {
  const calls: string[] = []
  http.configure({ address: 'http://api.test/', extensoes, onUnauthorized: session.drop })
  const answer = async (call: Call, input: Input & { signal?: AbortSignal } = {}) => {
    const name = nameOf(call, input)
    calls.push(name)
    const given = name in answers ? answers[name] : new ApiError(404, {})
    const dados: unknown = typeof given === 'function' ? await given(input.body) : given
    input.signal?.throwIfAborted()
    if (dados instanceof ApiError) throw dados
    return dados instanceof FakePage ? { dados: dados.dados, total: dados.total } : { dados }
  }
  // What a call gives comes out of the answer.
  vi.spyOn(http, 'answer').mockImplementation(answer)
  return calls
}

function nameOf({ method, path }: Call, { params = {}, query }: Input): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_segment, name: string) => String(values.get(name)))
  const search = new URLSearchParams({ ...query })
  return `${method} ${filled}${query ? `?${search}` : ''}`
}
