import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { startApiProcess } from '../src/api-process.ts'
import { config } from '../src/config.ts'
import { makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'
import { startNginx, stopProcess } from '../src/nginx.ts'

const port = config.port + 22
const API_PORTS = [config.port + 23, config.port + 24] as const
const API = `http://localhost:${port}/api/`
const VISITORS = 50
const ROUNDS = 6
let site: Awaited<ReturnType<typeof makeSite>>
const running: ChildProcess[] = []

// A second try would hide what these promise.
test.describe.configure({ mode: 'serial', retries: 0 })

test.beforeAll(async () => {
  site = await makeSite(API_PORTS)
  // One after the other: the first makes the database.
  for (const apiPort of API_PORTS) running.push(await startApiProcess(site.data, apiPort))
  // Without Debian's modules: gzip alone has to do.
  running.push(await startNginx({ site: site.www, folder: site.nginx, port, modules: false }))
})

test.afterAll(async () => {
  for (const child of running.toReversed()) await stopProcess(child)
  await site.remove()
})

test('without the module for brotli nginx sends what gzip made', async ({ request }) => {
  const answer = await request.get(`http://localhost:${port}/rumo/`, {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  expect(answer.headers()['content-encoding']).toBe('gzip')
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

test('an API server that is killed while visitors practise is noticed by none of them', async ({
  request,
}) => {
  const [first] = running
  let answered = 0
  const practise = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const call of [read, draw, one]) {
        expect((await retried(() => call(request))).status()).toBe(200)
        // In the middle of it all, without a word to anybody.
        if (++answered === VISITORS) first?.kill('SIGKILL')
      }
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, practise))
  expect(first?.signalCode).toBe('SIGKILL')
  expect(answered).toBe(VISITORS * ROUNDS * 3)
})

test('with no API server left, the answer is in the words of the API, and the site still opens', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(503, '/api/')
  for (const child of running.slice(0, 2)) await stopProcess(child, 'SIGKILL')
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
const draw = (request: APIRequestContext) =>
  request.post(`${API}sorteios`, { data: { quantidade: 10 } })
const one = (request: APIRequestContext) => request.post(`${API}provas/1`)

/** Once more where the connection broke in the middle of an answer, as the page offers its visitor. */
async function retried<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch {
    return call()
  }
}
