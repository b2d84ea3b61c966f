import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'

interface Refused {
  title: string
  path: string | ((request: APIRequestContext) => Promise<string>)
  method?: string
  headers?: Record<string, string>
  data?: object
  status: number
  /** The media type of the answer. */
  type: string
}

const chunk = async (request: APIRequestContext) => {
  const entry = await (await request.get('./mf-public/remoteEntry.js')).text()
  return `./mf-public/${/assets\/[\w.-]+\.js/.exec(entry)?.[0]}`
}

/**
 * Requests that nginx refuses by itself: those to the API before the API sees them, and those to the pages and files of
 * the site.
 */
const REQUESTS: readonly Refused[] = [
  {
    title: 'a chunk that is older than was said',
    path: chunk,
    headers: { 'if-unmodified-since': 'Mon, 01 Jan 1990 00:00:00 GMT' },
    status: 412,
    type: 'text/html',
  },
  {
    title: 'a path of the site that cannot be decoded',
    path: './%zz',
    status: 400,
    type: 'text/html',
  },
  {
    title: 'a path of a chunk that cannot be decoded',
    path: './mf-public/assets/%zz',
    status: 400,
    type: 'text/html',
  },
  {
    title: 'a path of the API that cannot be decoded',
    path: '/api/questoes/%zz',
    status: 400,
    type: 'application/json',
  },
  {
    title: 'a body that is too large',
    path: '/api/sorteios',
    method: 'POST',
    data: { texto: 'a'.repeat(3_000_000) },
    status: 413,
    type: 'application/json',
  },
]

for (const asked of REQUESTS) {
  test(`${asked.title} is refused by nginx, and is not cached`, async ({ request }) => {
    const path = typeof asked.path === 'string' ? asked.path : await asked.path(request)
    const { method = 'GET', headers, data } = asked
    const answer = await request.fetch(path, {
      method,
      ...(headers && { headers }),
      ...(data && { data }),
    })
    expect(answer.status()).toBe(asked.status)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': `${asked.type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
    expect(await answer.text()).not.toContain('nginx')
  })
}

test('a client of HTTP/1.0 that names no host is answered by site and API', async ({ baseURL }) => {
  for (const path of ['/rumo/', '/api/vestibulares']) {
    expect(await sent(baseURL, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /)
  }
})

const LONG = 'a'.repeat(9000)
const REFUSED = [
  ['what is no request', 'nonsense\r\n\r\n', 400, 'Pedido inválido'],
  ['a path that cannot be decoded', requestFor('/rumo/%zz'), 400, 'Pedido inválido'],
  ['a path that is too long', requestFor(`/rumo/${LONG}`), 414, 'Endereço longo demais'],
  ['a header that is too long', requestFor('/rumo/', `x: ${LONG}`), 431, 'Pedido grande demais'],
  [
    'a method that no path has',
    requestFor('/rumo/').replace('GET', 'TRACE'),
    405,
    'Método não permitido',
  ],
] as const

for (const [what, bytes, status, titulo] of REFUSED) {
  test(`${what} is refused in plain Portuguese`, async ({ baseURL }) => {
    const page = await sent(baseURL, bytes)
    expect(page).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(page).toContain(`<h1>${titulo}</h1>`)
    expectSafe(page)

    if (!bytes.includes('/rumo/')) return
    const call = await sent(baseURL, bytes.replace('/rumo/', '/api/'))
    expect(call).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(call).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/)
    expect(call).toMatch(/\r\nAccess-Control-Allow-Origin: \*\r\n/)
    expect(JSON.parse(call.slice(call.indexOf('\r\n\r\n')))).toMatchObject({
      valido: false,
      icone: 'error',
      titulo,
      mensagem: expect.any(String),
    })
    expectSafe(call)
  })
}

function requestFor(path: string, header = 'accept: */*'): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\nconnection: close\r\n\r\n`
}

function expectSafe(answer: string): void {
  expect(answer).toMatch(
    /\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n/,
  )
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
  expect(answer).toMatch(/\r\nCache-Control: no-cache\r\n/)
  expect(answer).not.toMatch(/nginx\/|<hr>/)
}

/** The answer to exactly these bytes. */
async function sent(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}
