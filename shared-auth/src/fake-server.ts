import type { Call, Extensao, Input } from '@rumo/contract'
import { vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { session } from './session.ts'

/** An answer that is one page of a longer list. */
export class FakePage {
  readonly dados: readonly unknown[]
  readonly total: number

  constructor(dados: readonly unknown[], total: number) {
    this.dados = dados
    this.total = total
  }
}

/**
 * The answers by call: the `dados`, or a function of the call's body that returns them. The function may throw, or
 * never return.
 */
type Answers = Record<string, unknown>

/**
 * Replaces the server behind the http client for one test. `answers` have keys such as 'GET /questoes/3'; the server
 * does not know any other path. Returns the list of the calls made so far.
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
  // Only `answer` is replaced, because `call` uses it.
  vi.spyOn(http, 'answer').mockImplementation(answer)
  return calls
}

function nameOf({ method, path }: Call, { params = {}, query }: Input): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_segment, name: string) => String(values.get(name)))
  const search = new URLSearchParams({ ...query })
  return `${method} ${filled}${query ? `?${search}` : ''}`
}
