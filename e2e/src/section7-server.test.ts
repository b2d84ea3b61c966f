// @vitest-environment happy-dom
import { get } from 'node:http'
import { materias } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { buildSection7 } from './section7-server.ts'
import { TRACOS, type Traco } from './section7-tracos.ts'

/** A `no-cors` request, which happy-dom does not have. Such a request only tells whether a server answers at all. */
const reach = (address: string) =>
  new Promise((resolve, reject) => get(address, resolve).on('error', reject))

beforeEach(() => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    init?.mode === 'no-cors' ? reach(address) : fetch(address, init),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Calls a server with these traits as a page of another origin does, by the site's own client. */
async function callFromElsewhere(tracos: readonly Traco[]) {
  const server = buildSection7({ source: 'http://127.0.0.1:1', pdf: '', tracos })
  onTestFinished(() => server.close())
  const address = `${await server.listen({ port: 0, host: '127.0.0.1' })}/`
  const said = vi.spyOn(console, 'error').mockReturnValue()
  http.configure({ address, extensoes: ['materias'], onUnauthorized: () => false })
  const answer = http.call(materias.list).catch((error: unknown) => error)
  return { address, said, error: await answer }
}

it('lets no page of another origin in, which the console says to the person who configures it', async () => {
  const { address, said, error } = await callFromElsewhere(TRACOS)
  expect(error).toMatchObject({ status: 0 })
  const words = expect.stringMatching(
    new RegExp(`^O servidor ${address} responde, .* inclua a origem `),
  )
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[words]]))
  expect(said.mock.calls[0]?.[0]).toContain(`inclua a origem ${location.origin} `)
})

it('lets such a page in once it is told to', async () => {
  const tracos = TRACOS.filter((traco) => traco !== 'so_de_casa')
  const { said, error } = await callFromElsewhere(tracos)
  // This server has other content under that path.
  expect(error).toMatchObject({ status: 404 })
  expect(said).not.toHaveBeenCalled()
})
