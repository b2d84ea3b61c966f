import type { QuestaoDaBusca } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { lookAtEach } from '../src/accessibility.ts'
import { apiOf, baseOf, enterAs, makeAccount, setBase } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

const panelOf = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the tools above the first question of practice, or above the question at this path. */
async function openTools(page: Page, path = 'questoes-alternativas'): Promise<void> {
  await page.goto(path)
  await press(page, 'Leitura')
  await expect(panelOf(page)).toHaveAccessibleName('Leitura')
}

/** The path of a question with a figure, whose alternatives are formulas wider than a phone with large letters. */
async function pathOfWide(page: Page): Promise<string> {
  const answer = await page.request.get(`${apiOf(page)}busca?busca=roda-gigante`)
  const { dados } = (await answer.json()) as { dados: QuestaoDaBusca[] }
  expect(dados).toHaveLength(1)
  return `questoes/${dados[0]?.id}`
}

/** Gives the browser a Brazilian voice, which speaks a text until it is cancelled. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Utterance extends EventTarget {
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-BR', voiceURI: 'voz', name: 'Voz' }],
      cancel: () => undefined,
      speak: ({ text }: Utterance) => {
        document.documentElement.dataset['dito'] = text
      },
    })
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech })
  })
}

for (const tema of drawn(['Claro', 'Escuro', 'Sépia', 'Alto contraste'], 'reading: tema')) {
  test(`every state of the reading tools is accessible in ${tema}`, async ({ page }) => {
    await giveVoice(page)
    await openTools(page, await pathOfWide(page))
    await lookAtEach(page, {
      'the panel': () => page.getByLabel(tema).check(),
      'large letters, far apart': async () => {
        await page.getByLabel('24 pt').check()
        await page.getByLabel('Bem amplo').check()
      },
      'a marked passage': async () => {
        await press(page, 'Marca-texto')
        await press(page, 'Próxima frase')
        await press(page, 'Marcar')
        await expect(page.getByRole('list', { name: 'Trechos marcados' })).toBeVisible()
      },
      'reading aloud': async () => {
        await press(page, 'Voltar')
        await press(page, 'Ouvir')
        await expect(page.getByRole('button', { name: 'Pausar' })).toBeVisible()
      },
    })
  })
}

test('what one marks, crosses out and chooses is there after a reload, before anything is drawn', async ({
  page,
}) => {
  await openTools(page)
  await page.getByLabel('Sépia').check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Leitura' })).toBeFocused()
  await press(page, 'Riscar a alternativa B')
  await page.reload()
  expect(await page.evaluate(() => document.documentElement.dataset['tema'])).toBe('sepia')
  await expect(page.getByRole('button', { name: 'Riscar a alternativa B' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto('./')
  const paper = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  expect(paper).toBe('rgb(245, 236, 217)')
})

test('the ruler is moved by the arrows, and put away by Esc', async ({ page }) => {
  await openTools(page)
  await press(page, 'Régua de leitura')
  await page.keyboard.press('Escape')
  const ruler = page.getByRole('slider', { name: 'Régua de leitura' })
  const before = Number(await ruler.getAttribute('aria-valuenow'))
  await ruler.press('ArrowDown')
  expect(Number(await ruler.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  await ruler.press('Escape')
  await expect(ruler).toBeHidden()
  await expect(page.getByRole('button', { name: 'Leitura' })).toBeFocused()
})

test('what an account chose comes to another device', async ({ page, browser }) => {
  const account = await makeAccount(page)
  await enterAs(page, account)
  await openTools(page)
  await page.getByLabel('Alto contraste').check()
  const context = await browser.newContext()
  // By default a new context opens the site without nginx, where the account may not exist.
  setBase(context, baseOf(page))
  const other = await context.newPage()
  await enterAs(other, account)
  await other.goto('questoes-alternativas')
  await expect
    .poll(() => other.evaluate(() => document.documentElement.dataset['tema']))
    .toBe('contraste')
})
