import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '../src/fixtures.ts'
import { drawnBy } from '../src/practice.ts'

test('a visitor asks nothing of the port of the API, whatever the page’s host is called', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.goto('./')
  await drawnBy(page, () => page.getByRole('link', { name: /Questões alternativas/ }).click())
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(
    new Set([new URL(baseURL ?? '').origin]),
  )
  expect(asked.filter(({ port }) => port === '3000')).toEqual([])
  expect(asked.map(({ pathname }) => pathname)).toContain('/api/sorteios')
})

test('a file larger than nginx takes is refused in the words of the API', async ({ request }) => {
  const answer = await request.post('/api/envios', {
    headers: { 'content-type': 'application/pdf' },
    data: Buffer.alloc(61 * 1024 * 1024),
  })
  expect(answer.status()).toBe(413)
  expect(await answer.json()).toMatchObject({ codigo: 'pedido_grande_demais', icone: 'error' })
})

for (const path of ['/api/provas/1', '/api/sorteios']) {
  test(`only uploads may be large: 3 MB to ${path} are refused`, async ({ request }) => {
    const answer = await request.post(path, {
      headers: { 'content-type': 'application/json', origin: 'https://outra.exemplo.br' },
      data: Buffer.alloc(3_000_000),
    })
    expect(answer.status()).toBe(413)
    expect(await answer.json()).toMatchObject({ codigo: 'pedido_grande_demais', icone: 'error' })
    expect(answer.headers()['access-control-allow-origin']).toBe('*')
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
  ['a method of nobody', requestFor('/rumo/').replace('GET', 'TRACE'), 405, 'Método não permitido'],
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

/** What comes for these very bytes. */
async function sent(baseURL: string | undefined, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  return text(socket)
}

test('an id that could forge a log is replaced, a sane one goes through to the API and back', async ({
  request,
}) => {
  const idOf = async (given: string) =>
    (await request.get('/api/vestibulares', { headers: { 'x-request-id': given } })).headers()[
      'x-request-id'
    ]
  expect(await idOf('visita-7')).toBe('visita-7')
  expect(await idOf('a b"c')).toMatch(/^[\da-f]{32}$/)
})
