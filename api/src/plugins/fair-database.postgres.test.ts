import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { range } from 'es-toolkit'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { lockGabaritos } from '../domain/tentativas/begin.ts'
import { it, type TestApi } from '../testing/api.ts'

const FLOOD = 30
const WAITING = 5

/**
 * Begins a request on a connection of its own. Returns a function that sends the body and waits for the status of the
 * answer.
 */
async function begin({ app }: TestApi, address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const asked = request(`${address}/revisoes/plano`, { method: 'PUT', headers })
  const came = once(app.server, 'request')
  asked.flushHeaders()
  await came
  return async () => {
    asked.end(JSON.stringify({ data_da_prova: null }))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
}

describe('an address whose requests wait for a lock', () => {
  it('leaves connections to the database to all others', async ({ api }) => {
    const { token } = await api.enter()
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
    const begun: Awaited<ReturnType<typeof begin>>[] = []
    for (const _ of range(FLOOD)) begun.push(await begin(api, address, token))
    const { flood, other } = await api.db.transaction().execute(async (trx) => {
      await lockGabaritos(trx)
      const all = begun.map((end) => end())
      const waiting = () =>
        sql`select 1 from pg_locks where not granted and locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`.execute(
          trx,
        )
      await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThanOrEqual(WAITING)
      const { statusCode } = await api.app.inject({ url: '/cursos', remoteAddress: '198.51.100.1' })
      // Returned inside an object, so that the promises are not awaited here: the transaction would wait for requests
      // that wait for its lock.
      return { flood: all, other: statusCode }
    })
    expect(other).toBe(200)
    expect(await Promise.all(flood)).toEqual(range(FLOOD).map(() => 200))
  })
})
