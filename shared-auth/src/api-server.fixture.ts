import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ApiError } from './api-error.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Starts an HTTP server for the tests of a file. `answer` handles each request and may be replaced; `address` is set
 * once the tests run.
 */
export function startApi(): { address: string; answer: Answer } {
  const api: { address: string; answer: Answer } = { address: '', answer: json(404, {}) }
  const server = createServer((request, response) => api.answer(request, response))
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const bound = server.address()
    if (typeof bound === 'object') api.address = `http://localhost:${bound?.port}/api/`
  })
  afterAll(() => server.close())
  return api
}

/** Answers with this status and with the body as JSON. */
export const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }

/** The error with which a call rejects; fails the test where the call does not reject. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail(),
    (error: ApiError) => error,
  )
