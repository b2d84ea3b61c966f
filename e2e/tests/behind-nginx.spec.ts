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

test('the id of a request is ours, whatever a client calls it', async ({ request }) => {
  const idOf = async (given: string) =>
    (await request.get('/api/vestibulares', { headers: { 'x-request-id': given } })).headers()[
      'x-request-id'
    ]
  for (const given of ['visita-7', 'a b"c']) {
    expect(await idOf(given)).toMatch(/^[\da-f-]{32,36}$/)
  }
})
