import { buildApp, DEMO_ACCOUNTS, DEMO_SENHA, readConfig } from '@rumo/api'
import { limitAsync, median } from 'es-toolkit'
import { z } from 'zod'
import { countHashes } from './count-hashes.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'

const ENTRIES = 200
const PAIRS = 1000
/** How far apart the medians of both kinds of refusal may lie: smaller differences cannot be measured from outside. */
const LEAST_RATIO = 0.95
const MOST_RATIO = 1.05
const GUESSES = 10_000
/** How often one address may fail in an hour (docs/decisions/validation.md). */
const MOST_HASHED = 100
const AT_ONCE = 32
const GUESSER = '203.0.113.7'
const OWNER = '198.51.100.7'
const PUPILS = 200
const SCHOOL = '192.0.2.7'
/** How long a class may wait until all its pupils have signed in. */
const MOST_SCHOOL_S = 300

const entered = z.object({ dados: z.string().min(1) })

interface Answer {
  status: number
  body: unknown
  ms: number
}

type Post = (url: string, body: object, from: string) => Promise<Answer>
type Hashes = ReturnType<typeof countHashes>
type Enter = (email: string, senha: string, from: string) => Promise<Answer>

/** Signing in over HTTP: what response times reveal, how far guessing gets, and a school that signs in at once. */
export const entrada: Suite = {
  key: 'entrada',
  name: `Entering: ${ENTRIES} log-ins, ${PAIRS.toLocaleString('en-US')} pairs of refusals, ${GUESSES.toLocaleString('en-US')} guesses`,
  run: () => inFolder(measureIn),
}

async function measureIn(folder: string): Promise<Figure[]> {
  const env = { DATA_DIR: folder, DEMO: '1', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' }
  await using app = await buildApp(readConfig(env))
  using hashes = countHashes()
  const post = postAt(await app.listen({ host: '127.0.0.1', port: 0 }))
  const enter: Enter = (email, senha, from) => post('/usuarios/login', { email, senha }, from)
  return [
    ...(await measureEntries(enter, hashes)),
    ...(await measurePairs(enter)),
    ...(await measureGuesses(enter, hashes)),
    ...(await measureSchool(post, enter)),
  ]
}

function postAt(origin: string): Post {
  return async (url, body, from) => {
    const start = performance.now()
    const answer = await fetch(origin + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
    const answered = await answer.json()
    return { status: answer.status, body: answered, ms: performance.now() - start }
  }
}

/**
 * Signs in with the right password, one log-in after the other, each from another address. Each must be answered with a
 * token.
 */
async function measureEntries(enter: Enter, hashes: Hashes): Promise<Figure[]> {
  hashes.taken()
  const times: number[] = []
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    const { status, body, ms } = await enter(known(), DEMO_SENHA, addressOf(2 * PAIRS + entry))
    if (!entered.safeParse(body).success) throw new Error(`A log-in was answered by ${status}`)
    times.push(ms)
  }
  const hashed = hashes.taken()
  if (hashed !== ENTRIES) throw new Error(`${hashed} hashes were counted of ${ENTRIES} log-ins.`)
  const row = `A log-in with the right password, median of ${ENTRIES}`
  return [
    { name: 'log-in with the right password, median', value: median(times), unit: 'ms', row },
    { name: 'slowest of them', value: Math.max(...times), unit: 'ms' },
  ]
}

/**
 * Sends a wrong password for an e-mail that has an account and for one that has none, in turn, each from another
 * address.
 */
async function measurePairs(enter: Enter): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  const emails = { known: known(), unknown: known().replace('rumo', 'nada') }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const [turn, kind] of order.entries()) {
      const { status, ms } = await enter(emails[kind], 'errada', addressOf(2 * pair + turn))
      if (status !== 401) throw new Error(`A wrong password was answered by ${status}`)
      times[kind].push(ms)
    }
  }
  const medians = { known: median(times.known), unknown: median(times.unknown) }
  return [
    { name: 'refused, known e-mail, median', value: medians.known, unit: 'ms' },
    { name: 'refused, unknown e-mail, median', value: medians.unknown, unit: 'ms' },
    {
      name: 'refusals, unknown by known',
      row: `A refusal: time for an unknown e-mail by that for a known one, medians of ${PAIRS.toLocaleString('en-US')}`,
      value: medians.unknown / medians.known,
      atLeast: LEAST_RATIO,
      atMost: MOST_RATIO,
    },
  ]
}

/** Guesses at many accounts from one address. Then the owner of one of them signs in from another address. */
async function measureGuesses(enter: Enter, hashes: Hashes): Promise<Figure[]> {
  const guess = limitAsync((number: number) => {
    const email = number % 2 === 0 ? known() : `conta${number % 1000}@exemplo.br`
    return enter(email, `palpite ${number}`, GUESSER)
  }, AT_ONCE)
  hashes.taken()
  const answers = await Promise.all(Array.from({ length: GUESSES }, (_, number) => guess(number)))
  const hashed = hashes.taken()
  const owner = await enter(known(), DEMO_SENHA, OWNER)
  const count = (status: number) => countOf(answers, status)
  return [
    {
      name: 'guesses that were hashed',
      value: hashed,
      atMost: MOST_HASHED,
      row: `Hashes that ${GUESSES.toLocaleString('en-US')} guesses from one address cost`,
    },
    {
      name: 'guesses answered otherwise than by 401 or 429',
      value: GUESSES - count(401) - count(429),
      atMost: 0,
    },
    {
      name: 'the owner enters from another address',
      value: owner.status === 200 ? 1 : 0,
      atLeast: 1,
    },
  ]
}

/** Pupils behind one address who all sign up at once, then all sign in at once. */
async function measureSchool(post: Post, enter: Enter): Promise<Figure[]> {
  const senha = 'girafa na varanda'
  const emails = Array.from({ length: PUPILS }, (_, number) => `aluno${number}@exemplo.br`)
  const start = performance.now()
  const signUps = await Promise.all(
    emails.map((email) => post('/usuarios', { nome: 'Ana', email, senha }, SCHOOL)),
  )
  const entries = await Promise.all(emails.map((email) => enter(email, senha, SCHOOL)))
  const seconds = (performance.now() - start) / 1000
  const count = Math.min(countOf(signUps, 200), countOf(entries, 200))
  return [
    {
      name: 'accounts of one address that signed up and entered',
      value: count,
      atLeast: PUPILS,
    },
    {
      name: 'which took',
      value: seconds,
      unit: 's',
      atMost: MOST_SCHOOL_S,
      row: `${PUPILS} sign up and enter from one address, all at once`,
    },
  ]
}

function countOf(answers: readonly Answer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}

function known(): string {
  const [account] = DEMO_ACCOUNTS
  if (!account) throw new Error('The demonstration has no account.')
  return account.email
}

/** Another address for each number. */
function addressOf(number: number): string {
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
}
