import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { readConfig } from '../../../app.ts'
import { it, type TestApi } from '../../../testing/api.ts'
import { type Asked } from '../../../testing/hashing-callers.ts'
import { HASHING } from '../../../testing/hashing-calls.ts'
import { countHashes } from '../../../testing/hashes.ts'
import { MAILBOX } from '../../../testing/mails.ts'
import { SENHA } from '../../../testing/records.ts'

const { limits: USUAL } = readConfig({})
const ONE = { count: 1, minutes: 1 }

let hashes: ReturnType<typeof countHashes>

beforeEach(() => {
  hashes = countHashes()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function statusOf({ app }: TestApi, name: string, { id, body, token }: Asked) {
  const [method = '', path = ''] = name.split(' ')
  const { statusCode } = await app.inject({
    method: method as 'PUT',
    url: path.replace('{id}', String(id)),
    payload: body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return statusCode
}

interface Described {
  paths: Record<string, Record<string, { requestBody?: unknown }>>
}

describe('a call that takes a password', () => {
  it('is one of these', async ({ api }) => {
    const { paths } = (await api.app.inject('/docs/json')).json<Described>()
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { requestBody }]) => /"senha/.test(JSON.stringify(requestBody ?? null)))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    expect(found.toSorted()).toEqual(Object.keys(HASHING).toSorted())
  })
})

for (const [name, { accepted: taken, refused }] of Object.entries(HASHING)) {
  describe(`${name}, which takes a password`, () => {
    it.override({ config: { correio: MAILBOX } })

    it('hashes where nothing refuses', async ({ api }) => {
      await statusOf(api, name, await taken(api))
      const { hash, verify } = hashes.takeCounts()
      expect(hash + verify).toBeGreaterThan(0)
    })

    it.for(refused)('hashes nothing where %s', async ([, status, ask], { api }) => {
      const asked = await ask(api)
      expect(await statusOf(api, name, asked)).toBe(status)
      expect(hashes.takeCounts()).toEqual({ hash: 0, verify: 0 })
    })
  })

  describe(`${name}, beyond what is hashed for an address`, () => {
    it.override({ config: { limits: { ...USUAL, senhasPorEndereco: ONE }, correio: MAILBOX } })

    it('is answered 429, and hashes nothing', async ({ api }) => {
      const asked = await taken(api)
      await api.post('/usuarios/login', { email: 'outra@exemplo.br', senha: SENHA })
      hashes.takeCounts()
      expect(await statusOf(api, name, asked)).toBe(429)
      expect(hashes.takeCounts()).toEqual({ hash: 0, verify: 0 })
    })
  })
}
