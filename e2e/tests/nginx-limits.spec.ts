import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { type Account, makeAccount, tokenOf } from '../src/accounts.ts'
import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { askFrom, type Answered, enterFrom } from '../src/visitor.ts'

/** This many requests once kept all other visitors out. */
const FLOOD = 520
const OTHERS = 8
/**
 * The limits of nginx.conf: how many calls that hash it lets pass at once, and how many requests one address may have
 * open.
 */
const BURST = 251
const OPEN = 2000
/** A request that announces a body and does not send it. */
const WITH_A_BODY = 'POST /api/cursos HTTP/1.1\r\ncontent-length: 10'

const SAFE = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.any(String),
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, x-request-id',
  'retry-after': '5',
}
const WORDS = {
  icone: 'warning',
  titulo: 'Muitas tentativas',
  mensagem: 'Vieram pedidos demais da sua rede de uma vez. Espere 5 segundos e tente de novo.',
  valido: false,
  codigo: 'muitas_tentativas',
}

/** What one account sends 520 times, from an address of its own. */
const FLOODS = [
  {
    title: 'changes of an account that is another by now',
    from: '127.0.1.1',
    /** Whether another account can sign in from the same address meanwhile. */
    leavesIn: true,
    asked: async (page: Page, account: Account) => {
      const token = await tokenOf(page, account)
      const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        id: number
      }
      return {
        method: 'PUT' as const,
        path: `/api/usuarios/${id}`,
        body: { senha: 'outra girafa', versao: 99 },
        headers: { authorization: `Bearer ${token}` },
      }
    },
    /** The statuses of the API's answers to the requests that nginx lets pass. */
    said: [409],
  },
  {
    title: 'log-ins with the right password',
    from: '127.0.1.2',
    leavesIn: false,
    asked: async (_page: Page, { email, senha }: Account) => ({
      method: 'POST' as const,
      path: '/api/usuarios/login',
      body: { email, senha },
    }),
    said: [200, 429],
  },
]

for (const [index, { title, from, leavesIn, asked, said }] of FLOODS.entries()) {
  test(`520 ${title} from one address let other addresses sign in`, async ({ page }) => {
    const others: Account[] = []
    for (let made = 0; made < OTHERS; made += 1) others.push(await makeAccount(page))
    const call = await asked(page, await makeAccount(page))
    const flood = Array.from({ length: FLOOD }, () => askFrom({ from, ...call }))
    await Promise.race(flood)
    const entered = await Promise.all(
      others.map(({ email, senha }, other) =>
        enterFrom(`127.0.2.${10 * index + other + 1}`, email, senha),
      ),
    )
    expect(entered.map(({ status }) => status)).toEqual(entered.map(() => 200))
    const [other] = others
    if (leavesIn && other) {
      expect((await enterFrom(from, other.email, other.senha)).status).toBe(200)
    }

    const answers = await Promise.all(flood)
    const byNginx = answers.filter(isOfNginx)
    expect(byNginx.length).toBeGreaterThan(0)
    expect(byNginx.length).toBeLessThanOrEqual(FLOOD - BURST)
    for (const { status, headers, body } of byNginx) {
      expect({ status, headers, body }).toMatchObject({ status: 429, headers: SAFE, body: WORDS })
    }
    const statuses = answers.filter((answer) => !isOfNginx(answer)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(said))
  })
}

test('an address that has 2,000 requests open waits, and no other does', async () => {
  const from = '127.0.1.3'
  const open = new Set<Socket>()
  try {
    await expect.poll(() => drawnBeside(open, from)).toEqual(WORDS)
    expect((await drawFrom('127.0.1.4')).status).toBe(200)
    for (const path of ['/rumo/', '/rumo/mf-public/assets/nenhum.js']) {
      const said = await text(await begun(from, `GET ${path} HTTP/1.1\r\nconnection: close`))
      expect(said).toMatch(/^HTTP\/1.1 429 /)
      expect(said).toContain('<h1>Muitas tentativas</h1>')
      expect(said).toMatch(/\r\nRetry-After: 5\r\n/)
      expect(said).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
    }
  } finally {
    for (const socket of open) socket.destroy()
  }
  await expect.poll(async () => (await drawFrom(from)).status).toBe(200)
})

/**
 * The answer to a call while 2,000 requests of one address are open. When nginx ends some, because their body did not
 * come in time, others are opened.
 */
async function drawnBeside(open: Set<Socket>, from: string): Promise<Answered['body']> {
  while (open.size < OPEN) {
    const socket = await begun(from)
    open.add(socket.on('close', () => open.delete(socket)).resume())
  }
  return (await drawFrom(from)).body
}

const drawFrom = (from: string) =>
  askFrom({ from, method: 'POST', path: '/api/sorteios', body: { quantidade: 1 } })

/** A refusal of the API has another message. */
function isOfNginx({ body }: Answered): boolean {
  return (body as { mensagem?: string }).mensagem === WORDS.mensagem
}

/** Opens a connection and sends only the head of a request. */
async function begun(localAddress: string, head = WITH_A_BODY): Promise<Socket> {
  const { port } = new URL(SITES.nginx)
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress, family: 4 })
  // nginx resets a request that it refuses.
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(`${head}\r\nhost: localhost\r\n\r\n`)
  return socket
}
