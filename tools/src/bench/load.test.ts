import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { load } from './load.ts'
import { 'module.exports' as leaveBodiesUnread } from './unread-bodies.ts'

it('counts the answers, and which of them fail', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.statusCode = calls % 2 === 0 ? 500 : 200
    response.end('um texto')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  const result = await load({ url, encoding: 'identity', connections: 2, seconds: 1 })
  server.close()
  server.closeAllConnections()

  expect(result.failures).toBeGreaterThan(0)
  expect(result.answersPerSecond).toBeGreaterThan(result.failures)
})

it('makes no text of a body', () => {
  const addBody = vi.fn()
  const client = { pipelinedRequests: { addBody } }
  leaveBodiesUnread(client)
  client.pipelinedRequests.addBody(Buffer.from([0xff]))
  expect(addBody).not.toHaveBeenCalled()
})

it('fails where the client collects bodies in a way that is not known', () => {
  expect(() => leaveBodiesUnread({ pipelinedRequests: {} })).toThrow(TypeError)
})
