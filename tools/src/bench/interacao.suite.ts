import type { Browser, Page } from '@playwright/test'
import path from 'node:path'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { inpOf, interactionsOf, observeInteractions } from './interacao/interactions.ts'
import { searchQuestoes, USES, type Use } from './interacao/uses.ts'
import { makeProduct } from './make-product.ts'
import { repeatQuestoes } from './many-questoes.ts'
import { sqliteTarget } from './targets.ts'
import { openChromium } from './weight/weigh-page.ts'

const QUESTOES = 100_000
const SLOWER = 4
const MOST_MS = 100
const ROW = 'Interaction to Next Paint, CPU 4 times slower, p98'

/** How fast pages react to clicks and keys. */
export const interacao: Suite = {
  key: 'interacao',
  name: `Interaction to Next Paint (p98), CPU ${SLOWER} times slower`,
  onRequest: true,
  run: () => inFolder(measureIn),
}

async function measureIn(folder: string): Promise<Figure[]> {
  await using product = await makeProduct(folder)
  const { app, base } = product
  await using target = sqliteTarget(path.join(folder, 'rumo.sqlite'))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const token = await enter(origin, emailOf('Administrador'))
  await using browser = await openChromium()
  const figures: Figure[] = []
  const measure = async (name: string, use: Use) => {
    const durations = await used(browser, token, (page) => use(page, `${origin}${base}`))
    const title = `${name}, of ${durations.length} interactions`
    figures.push({ name: title, value: inpOf(durations), unit: 'ms', atMost: MOST_MS, row: ROW })
  }
  for (const [name, use] of Object.entries(USES)) await measure(name, use)
  await repeatQuestoes(target, Math.ceil(QUESTOES / (await target.greatestId('questoes'))))
  await measure('a list of 100,000', searchQuestoes)
  return figures
}

/** Performs `use` on a page as an administrator. Gives how long each interaction took, in ms. */
async function used(
  browser: Browser,
  token: string,
  use: (page: Page) => Promise<void>,
): Promise<number[]> {
  await using context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1350, height: 940 },
  })
  await context.addInitScript((value) => globalThis.localStorage.setItem('token', value), token)
  await context.addInitScript(observeInteractions)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await use(page)
  // Awaited here, before leaving this function closes the context.
  return await interactionsOf(page)
}
