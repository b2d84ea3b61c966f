import type { ChildProcess } from 'node:child_process'
import { chmod, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import type { Sorteio } from '@rumo/contract'
import { startNginx, stopProcess } from '@rumo/tools/e2e'
import { ADMINISTRADOR } from '../src/accounts.ts'
import { startApiProcess } from '../src/api-process.ts'
import { config } from '../src/config.ts'
import { makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

const port = config.port + 22
const API_PORTS = [config.port + 23, config.port + 24] as const
const API = `http://localhost:${port}/api/`
const VISITORS = config.isFull ? 50 : 12
const ROUNDS = 6
/** The requests sent at once while a server does not answer. nginx gives them to the servers in turn. */
const ASKED = 20
let site: Awaited<ReturnType<typeof makeSite>>
let nginx: ChildProcess
const servers: ChildProcess[] = []

// Each test continues with the servers as the test before has left them.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await makeSite(API_PORTS)
  // One after the other: the first makes the database.
  for (const apiPort of API_PORTS) servers.push(await startApiProcess(site.data, apiPort))
  // Without Debian's modules there is only gzip.
  const { www, nginx: folder } = site
  nginx = await startNginx({ site: www, folder, port, modules: false, isBehindProxy: true })
})

test.afterAll(async () => {
  await stopProcess(nginx)
  // SIGKILL also ends a server that a failed test has left stopped.
  for (const child of servers) await stopProcess(child, 'SIGKILL')
  await site.remove()
})

test('without the module for brotli nginx sends what gzip made', async ({ request }) => {
  const answer = await request.get(`http://localhost:${port}/rumo/`, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(answer.headers()['content-encoding']).toBe('gzip')
})

test('a chunk that nginx may not read is refused, and is not cached', async ({ request }) => {
  const assets = path.join(site.www, 'bundles/mf-public/assets')
  const chunk = (await readdir(assets)).find((name) => name.endsWith('.js')) ?? ''
  await chmod(path.join(assets, chunk), 0)
  const answer = await request.get(`http://localhost:${port}/rumo/mf-public/assets/${chunk}`, {
    headers: { 'accept-encoding': 'identity' },
  })
  await chmod(path.join(assets, chunk), 0o644)
  expect(answer.status()).toBe(403)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toContain('<h1>Acesso negado</h1>')
})

test('a 503 of the API reaches its client as it is, and when to come again with it', async ({
  request,
}) => {
  const database = new DatabaseSync(path.join(site.data, 'rumo.sqlite'))
  const rename = (name: string) => database.exec(`update kysely_migration set name = ${name}`)
  rename("'x' || name")
  const [behind, direct] = [`${API}ready`, `http://127.0.0.1:${API_PORTS[0]}/ready`]
  for (const url of [behind, direct]) {
    const answer = await request.get(url)
    expect(answer.status()).toBe(503)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '5',
    })
    expect(await answer.json()).toMatchObject({ codigo: 'indisponivel', icone: 'error' })
  }
  rename('substr(name, 2)')
  database.close()
  expect((await request.get(behind)).status()).toBe(200)
})

test('what one API server was told, the other knows at once', async ({ request }) => {
  const [told, other] = API_PORTS.map((apiPort) => `http://127.0.0.1:${apiPort}/`)
  const sorteioBy = async (server = '') => {
    const answer = await request.post(`${server}sorteios`, { data: { quantidade: 1 } })
    return ((await answer.json()) as { dados: Sorteio }).dados
  }
  const { email, senha } = ADMINISTRADOR
  const entered = await request.post(`${told}usuarios/login`, { data: { email, senha } })
  const { dados: token } = (await entered.json()) as { dados: string }
  const headers = { Authorization: `Bearer ${token}` }
  // By now both servers have cached the ids to draw from.
  const { questoes, disponiveis } = await sorteioBy(other)
  expect((await sorteioBy(told)).disponiveis).toBe(disponiveis)

  const deleted = await request.delete(`${told}questoes/${questoes[0]?.id}`, { headers })
  expect(deleted.status()).toBe(200)
  expect((await sorteioBy(other)).disponiveis).toBe(disponiveis - 1)
  expect((await request.get(`${other}questoes`, { headers })).status()).toBe(200)
  expect((await request.delete(`${told}sessao`, { headers })).status()).toBe(200)
  expect((await request.get(`${other}questoes`, { headers })).status()).toBe(401)
})

for (const method of drawn(['POST', 'PUT', 'DELETE'], 'api-servers')) {
  test(`what a server dies over, a ${method}, is not asked of another, and its sender may ask again`, async ({
    request,
  }) => {
    const ask = () =>
      request.fetch(`${API}sorteios`, { method, data: { quantidade: 10 }, timeout: 0 })
    const wellAnswered = (await ask()).status()
    await untilAllAreAsked(request)
    const [first] = servers
    first?.kill('SIGSTOP')
    let answered = 0
    const asked = Array.from({ length: ASKED }, async () => {
      const answer = await ask()
      answered++
      return answer
    })
    // nginx gives requests to the servers in turn: those given to the other one are answered, those given to this one
    // are not.
    await expect.poll(() => answered).toBeGreaterThan(ASKED / 4)
    expect(answered).toBeLessThan(ASKED)
    if (first) await stopProcess(first, 'SIGKILL')

    const answers = await Promise.all(asked)
    const refused = answers.filter((answer) => answer.status() !== wellAnswered)
    expect(refused).not.toEqual([])
    for (const answer of refused) {
      expect(answer.status()).toBe(503)
      expect(answer.headers()['retry-after']).toBe('5')
      expect((await ask()).status()).toBe(wellAnswered)
    }
    servers[0] = await startApiProcess(site.data, API_PORTS[0])
  })
}

test('an API server that is killed while visitors practise is noticed by none of them', async ({
  request,
}) => {
  const [first] = servers
  let answered = 0
  const visit = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await practise(request)
      // SIGKILL in the middle of the visits: the server cannot announce its end.
      if (++answered === VISITORS) first?.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  expect(first?.signalCode).toBe('SIGKILL')
  expect(answered).toBe(VISITORS * ROUNDS)
  servers[0] = await startApiProcess(site.data, API_PORTS[0])
})

test('servers that are restarted one after the other are not noticed by a student who practises', async ({
  request,
}) => {
  const restarts = new AbortController()
  const visits = Promise.allSettled(
    Array.from({ length: VISITORS }, async (_, index) => {
      // One address may not draw that often, so each visitor has an address of its own.
      const headers = { 'x-forwarded-for': `203.0.113.${index + 1}` }
      while (!restarts.signal.aborted) await practise(request, headers)
    }),
  )
  for (const [index, apiPort] of API_PORTS.entries()) {
    const old = servers[index]
    if (old) await stopProcess(old)
    expect(old?.exitCode).toBe(0)
    // The next server is stopped as soon as this one is ready.
    servers[index] = await startApiProcess(site.data, apiPort)
  }
  restarts.abort()
  expect((await visits).filter(({ status }) => status === 'rejected')).toEqual([])
})

test('with no API server left, the answer is in the words of the API, and the site still opens', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(503, '/api/')
  for (const child of servers) await stopProcess(child, 'SIGKILL')
  const answer = await read(request)
  expect(answer.status()).toBe(503)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'retry-after': '5',
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.json()).toMatchObject({ codigo: 'indisponivel', icone: 'error' })
  await page.goto(`http://localhost:${port}/rumo/questoes-alternativas`)
  await expect(page.getByRole('alert')).toContainText('Servidor indisponível')
})

const read = (request: APIRequestContext) => request.get(`${API}vestibulares`)
const draw = (request: APIRequestContext, headers = {}) =>
  request.post(`${API}sorteios`, { data: { quantidade: 10 }, headers })
const one = (request: APIRequestContext, headers = {}) =>
  request.post(`${API}provas/1`, { headers })

/** Waits until nginx asks all servers again: for some time it sends nothing to a server that did not answer. */
async function untilAllAreAsked(request: APIRequestContext): Promise<void> {
  const log = path.join(site.nginx, 'access.log')
  const { length } = await readFile(log)
  const ask = async () => {
    await read(request)
    const lines = (await readFile(log)).subarray(length).toString()
    return API_PORTS.every((apiPort) => lines.includes(`"api":"127.0.0.1:${apiPort}"`))
  }
  await expect.poll(ask).toBe(true)
}

/** One round of a visitor. A read is always answered; a draw at the latest at the second try, which the page offers. */
async function practise(request: APIRequestContext, headers = {}): Promise<void> {
  expect((await read(request)).status()).toBe(200)
  for (const call of [draw, one]) {
    const answer = await call(request, headers)
    const last = answer.status() === 503 ? await call(request, headers) : answer
    expect(last.status()).toBe(200)
  }
}
