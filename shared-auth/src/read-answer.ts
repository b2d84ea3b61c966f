import type { Envelope } from '@rumo/contract'
import { ApiError } from './api-error.ts'
import type { Answer } from './send-plain.ts'

/** The status of a failure whose body does not state one. */
const UNPROCESSABLE = 422

/** A server of the owner's kind answers a failure with 200 or 201 and states the failure only in the body. */
export function readAnswer({ data, status }: { data: unknown; status: number }): Answer {
  const { codigo, dados, icone, valido } = Object(data) as Record<string, unknown>
  const saysSo = valido === false || (icone === 'error' && dados === undefined)
  if (!isDone(status) || !saysSo) return { status, data }
  return { status: Number(codigo) >= 400 ? Number(codigo) : UNPROCESSABLE, data }
}

/**
 * Whether an answer to a call beyond section 7 comes from a server that uses the path for something else. Our server's
 * refusals have a text as `codigo`, and its successful answers have `dados`.
 */
export function isOfAnotherServer(status: number, data: unknown): boolean {
  const { codigo } = Object(data) as Record<string, unknown>
  const isRefused = status === 401 || status === 403
  return (
    typeof codigo === 'number' ||
    (isRefused && codigo === undefined) ||
    (isDone(status) && !isEnvelope(data))
  )
}

export const isDone = (status: number) => status >= 200 && status < 300

/** Checks for `dados`, because the sign-in page of a public network answers every request with 200. */
export const isEnvelope = <Dados>(data: unknown): data is Envelope<Dados> => 'dados' in Object(data)

/**
 * Whether the server does not know the path at all. A server with section 7 alone answers so to every other call. Our
 * server states a `codigo` where it knows the path and only the record is missing.
 */
export function isUnknownPath(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.status === 405) &&
    error.codigo === undefined
  )
}
