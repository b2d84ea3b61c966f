import { ADMINISTRADOR, freshEmail, tokenOf } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { buildPdf } from '../src/pdf.ts'
import { drawnBy } from '../src/practice.steps.ts'
import { askFrom } from '../src/visitor.ts'

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

test('a PDF of 3 MB reaches the API, which keeps it', async ({ page }) => {
  const answer = await page.request.post('/api/envios', {
    headers: { authorization: `Bearer ${await tokenOf(page, ADMINISTRADOR)}` },
    multipart: {
      arquivo: {
        name: 'caderno.pdf',
        mimeType: 'application/pdf',
        buffer: buildPdf({ pages: 1, pictureBytes: 3_000_000 }),
      },
    },
  })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ dados: { tipo: 'pdf' } })
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

test('the limits count by where a visitor really comes from, whatever address is claimed', async () => {
  const email = freshEmail()
  for (let time = 1; time <= FAILURES; time++) {
    expect(await failToEnter({ email, from: '127.0.0.2', claims: `203.0.113.${time}` })).toBe(401)
  }
  expect(await failToEnter({ email, from: '127.0.0.2', claims: '203.0.113.99' })).toBe(429)
  expect(await failToEnter({ email, from: '127.0.0.3', claims: '127.0.0.2' })).toBe(401)
})

/** The failures that one account may have from one address in 15 minutes (docs/decisions/validation.md). */
const FAILURES = 10

interface Visitor {
  email: string
  from: string
  /** The address that the visitor claims to have. */
  claims: string
}

/** Signs in with a wrong password. Gives the status of the answer. */
async function failToEnter({ email, from, claims }: Visitor): Promise<number | undefined> {
  const { status } = await askFrom({
    from,
    method: 'POST',
    path: '/api/usuarios/login',
    body: { email, senha: 'errada' },
    headers: { 'x-forwarded-for': claims },
  })
  return status
}
