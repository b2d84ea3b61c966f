import type { BrowserContext, Page } from '@playwright/test'
import { readSiteSettings, ROOT } from '@rumo/tools/e2e'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { isKilled, Kill, listenToDevice, unlessKilled } from '../src/kill.ts'
import { dataOf, makeProva } from '../src/provas.steps.ts'
import { randomFrom } from '../src/random.ts'
import { serveWhole } from '../src/whole-site.ts'
import { goOn, headingOf, mark, SIMULADO, startedBy } from '../src/simulado.steps.ts'

/** A full run uses a whole prova. */
const [QUESTOES, QUEDAS] = config.isFull ? [54, 50] : [10, 8]
const LETRAS = ['A', 'B', 'C', 'D', 'E'] as const
/** The tab is killed twice, once in each half, at most this many frames after a question is shown. */
const FRAMES = 60
/** A site of its own, so that no other journey draws its questions. */
const port = config.port + 26
const SITE = `http://localhost:${port}/rumo/`
const MARCACOES = /\/marcacoes$/
const ENCERRAMENTO = /\/encerramento$/

test.use({ baseURL: SITE })

let close: () => Promise<void>
test.beforeAll(async () => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'rumo-quedas-'))
  const settings = await readSiteSettings(path.join(ROOT, 'site.json'))
  const server = await serveWhole({ port, scratch, settings })
  close = async () => {
    await server.close()
    await rm(scratch, { recursive: true, force: true })
  }
})
test.afterAll(() => close())

test('a simulado loses and doubles no answer, whatever becomes of network and tab', async ({
  page: first,
  context,
  expectStatus,
}) => {
  test.setTimeout(300_000)
  console.log(`E2E_SEED=${config.seed}`)
  const random = randomFrom(config.seed)
  expectStatus(0, '')
  /** The most marks that the device has reported to hold. */
  let held = 0
  await listenToDevice(context, (marked) => (held = Math.max(held, marked)))
  const { prova } = await makeProva(first, { questoes: QUESTOES, nome: 'Prova das quedas' })
  const account = await makeAccount(first)
  const token = await enterAs(first, account)
  let page = first
  await page.goto(`${SIMULADO}?prova=${prova.id}`)
  const { id } = await startedBy(page, () =>
    page.getByRole('button', { name: 'Começar', exact: true }).click(),
  )

  const letras: string[] = []
  // Two more than must happen: up to two of them never come, because the tab is killed before.
  const cutAt = new Set(random.shuffle(range(QUESTOES)).slice(0, QUEDAS + 2))
  let cuts = 0
  const answer = async (index: number) => {
    await expect(headingOf(page, `Questão ${index + 1}`)).toBeVisible()
    const letra = random.pick(LETRAS)
    letras[index] = letra
    if (cutAt.has(index)) {
      const how = random.pick(CUTS)
      cuts += Number(await markWhileCut(page, context, { letra, how }))
    } else {
      await mark(page, letra)
    }
    if (index < QUESTOES - 1) await goOn(page)
  }

  const half = QUESTOES / 2
  const killAt = [random.below(half), half + random.below(half)]
  let kill: Kill | null = null
  for (let index = 0; index < QUESTOES || kill;) {
    if (!kill && index >= (killAt[0] ?? QUESTOES)) {
      killAt.shift()
      kill = new Kill(page, random.below(FRAMES))
    }
    const answering: Promise<unknown> = index < QUESTOES ? answer(index) : Promise.resolve()
    await Promise.race([answering, kill?.over ?? answering]).catch((error: unknown) => {
      if (!kill?.isDone) throw error
    })
    if (index === QUESTOES || kill?.isDone) {
      await Promise.allSettled([answering, kill?.over])
      const mustHold = held
      page = await reopen(context)
      const found = await heldOf(page)
      expect(letras.slice(0, found.length)).toEqual(found)
      expect(found.length).toBeGreaterThanOrEqual(mustHold)
      // A mark that was lost, because the tab was killed in that very moment, is made again.
      index = found.length
      letras.length = index
      kill = null
      if (index < QUESTOES) await rowOf(page, index).click()
    } else {
      index++
    }
  }
  expect(cuts).toBeGreaterThanOrEqual(QUEDAS)
  expect(killAt).toEqual([])
  await expect.poll(() => held).toBe(QUESTOES)

  // Some marks are changed once more, the last of them right before the end.
  await context.setOffline(false)
  await loseAnswer(page, ENCERRAMENTO)
  for (const index of random.shuffle(range(QUESTOES)).slice(0, 5)) {
    await rowOf(page, index).click()
    letras[index] = random.pick(LETRAS)
    await mark(page, letras[index])
  }

  // The first answer to the end is lost too, so the end is sent again.
  await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
  const question = page.getByRole('dialog', { name: 'Encerrar o simulado?' })
  await question.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(headingOf(page, new RegExp(`^\\d+ de ${QUESTOES} certas?$`))).toBeVisible()

  const { simulados, tentativas } = await dataOf(page, token)
  const kept = simulados.filter((simulado) => simulado.id === id)
  expect(kept.map(({ questoes }) => questoes.map(({ letra }) => letra))).toEqual([letras])
  expect(simulados).toHaveLength(1)
  const counted = tentativas.map(({ id_questao, letra }) => `${id_questao} ${letra}`)
  const expected = kept[0]?.questoes.map(({ id_questao, letra }) => `${id_questao} ${letra}`)
  expect(counted.toSorted()).toEqual(expected?.toSorted())
})

/** When the network is cut: before a mark, right after it, while it is sent, or when only its answer is on the way. */
const CUTS = ['before', 'after', 'sending', 'answer'] as const

/** Marks a letter while the network is cut. Gives whether it was cut: if the tab is killed before, nothing is cut. */
async function markWhileCut(
  page: Page,
  context: BrowserContext,
  { letra, how }: { letra: string; how: (typeof CUTS)[number] },
): Promise<boolean> {
  // The cut before ends where this one begins.
  await context.setOffline(false)
  if (how === 'before') await context.setOffline(true)
  const marking = async () => {
    await mark(page, letra)
    if (how === 'after') await context.setOffline(true)
  }
  const isSent = how === 'sending' || how === 'answer'
  const cutting = isSent ? cutWhileSent(page, context, how) : Promise.resolve(true)
  const marked = marking().catch(async (error: unknown) => {
    // A handler that still runs must not cut the network of the next tab.
    if (isKilled(page)) await Promise.allSettled([cutting])
    throw error
  })
  const [cut] = await Promise.all([cutting, marked])
  return cut
}

/** Cuts the network once the marks are being sent: the server never gets them, or its answer is lost. */
async function cutWhileSent(page: Page, context: BrowserContext, how: 'sending' | 'answer') {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let isSending = false
  page.once('close', () => isSending || resolve(false))
  await page.route(
    MARCACOES,
    async (route) => {
      isSending = true
      const isCut = await unlessKilled(page, async () => {
        if (how === 'answer') await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      })
      resolve(isCut)
    },
    { times: 1 },
  )
  return promise
}

async function loseAnswer(page: Page, address: RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await unlessKilled(page, async () => {
        await route.fetch()
        await route.abort('internetdisconnected')
      })
    },
    { times: 1 },
  )
}

const rowOf = (page: Page, index: number) =>
  page.getByRole('button', { name: new RegExp(`^Questão ${index + 1},`) })

/** Opens the simulado again in another tab, with a network. */
async function reopen(context: BrowserContext): Promise<Page> {
  await context.setOffline(false)
  const page = await context.newPage()
  await page.goto(SIMULADO)
  return page
}

/** The letters that a tab finds on the device, beginning with the first question. */
async function heldOf(page: Page): Promise<string[]> {
  await expect(headingOf(page, /^Questão \d+$/)).toBeVisible()
  const card = await page.getByRole('navigation', { name: 'Cartão-resposta' }).ariaSnapshot()
  const rows = [...card.matchAll(/Questão (\d+), você marcou (\w)/g)]
  // No mark is there without those before it.
  expect(rows.map(([, numero]) => Number(numero))).toEqual(range(rows.length).map((one) => one + 1))
  return rows.map(([, , letra]) => letra ?? '')
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
