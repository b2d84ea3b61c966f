import type { QuestaoSorteada } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../src/accessibility.ts'
import { whenKept } from '../src/device.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawnBy, letterOf } from '../src/practice.ts'
import { NARROW_AND_WIDE } from '../src/viewports.ts'

const PATH = 'vestibular-completo'

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const mark = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) }).check()

/** Marks every question: the first `right` of them right, the others wrong; ends at the last. */
async function markAll(page: Page, questoes: readonly QuestaoSorteada[], right: number) {
  for (const [index, questao] of questoes.entries()) {
    await expect(headingOf(page, `Questão ${index + 1}`)).toBeVisible()
    await mark(page, letterOf(questao, index < right))
    if (index < questoes.length - 1) await page.getByRole('button', { name: 'Próxima' }).click()
  }
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 740 : 900 } })

    test('all ten are answered, graded at once, locked and reviewed', async ({ page }) => {
      const questoes = await drawnBy(page, () => page.goto(PATH))
      expect(questoes).toHaveLength(10)
      await expect(page.getByRole('button', { name: 'Próxima' })).toBeVisible()
      await expectAccessible(page)
      await markAll(page, questoes.slice(0, -1), 6)
      await page.getByRole('button', { name: 'Próxima' }).click()
      await expect(page.getByRole('button', { name: 'Encerrar Simulado' })).toBeDisabled()
      await expect(page.getByText('Falta 1: questão 10.')).toBeVisible()
      await expectAccessible(page)
      const [last] = questoes.slice(-1)
      if (!last) throw new Error('Nothing was drawn.')
      await mark(page, letterOf(last, false))
      await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
      await expect(headingOf(page, '6 de 10')).toBeFocused()
      await expectAccessible(page)

      await page.getByRole('button', { name: /^Questão 10, errada/ }).click()
      await expect(page.getByText('Resposta incorreta.')).toBeVisible()
      await expect(page.getByText(`A certa é a ${letterOf(last, true)}`)).toBeVisible()
      await expect(page.getByRole('radio').first()).toBeDisabled()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ver resultado' }).click()
      const more = await drawnBy(page, () =>
        page.getByRole('button', { name: 'Novo simulado' }).click(),
      )
      const before = new Set(questoes.map(({ id }) => id))
      expect(more.filter(({ id }) => before.has(id))).toEqual([])
    })

    test('waiting, going on or starting over, and nothing to draw are accessible and fit', async ({
      page,
    }) => {
      const draw = await heldDraw(page)
      await drawnBy(page, async () => {
        await page.goto(PATH)
        await expect(page.getByText('Gerando Simulado...')).toBeVisible()
        await expectAccessible(page)
        draw.release()
      })
      await page.getByRole('radio').first().check()
      await whenKept(page)
      await page.reload()
      await page.getByRole('button', { name: 'Começar outro' }).click()
      await expect(page.getByRole('group', { name: 'Começar outro simulado' })).toBeVisible()
      await expectAccessible(page)
      await page.route(/\/sorteios$/, (route) =>
        route.fulfill({ json: { dados: { questoes: [], restantes: 0 } } }),
      )
      await page.getByRole('button', { name: 'Sortear outras questões' }).click()
      await expect(page.getByText('Ainda não há questões para um simulado')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('a reload, and a tab that was discarded, lose nothing', async ({ page, context }) => {
  const questoes = await drawnBy(page, () => page.goto(PATH))
  await markAll(page, questoes.slice(0, 4), 2)
  await whenKept(page)
  await page.reload()
  await expect(headingOf(page, 'Questão 4')).toBeVisible()
  await expect(page.getByText('Você parou com 4 de 10 marcadas.')).toBeVisible()
  await page.close()

  const other = await context.newPage()
  await other.goto(PATH)
  await expect(other.getByText('4 de 10 marcadas', { exact: true })).toBeVisible()
  for (const [index, questao] of questoes.entries()) {
    await other.getByRole('button', { name: new RegExp(`^Questão ${index + 1},`) }).click()
    await mark(other, letterOf(questao, true))
  }
  await other.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await expect(headingOf(other, '10 de 10')).toBeVisible()
  await whenKept(other)
  await other.reload()
  await expect(headingOf(other, '10 de 10')).toBeVisible()
})

for (const viewport of NARROW_AND_WIDE) {
  test(`the keyboard alone takes the simulado, to its review, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const questoes = await drawnBy(page, () => page.goto(PATH))
    await pressTabUntil(page, page.getByRole('radio').first())
    for (const [index, questao] of questoes.entries()) {
      if (index > 0) {
        await expect(headingOf(page, `Questão ${index + 1}`)).toBeFocused()
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press(letterOf(questao, true))
      if (index < questoes.length - 1) await page.keyboard.press('Enter')
    }
    const end = page.getByRole('button', { name: 'Encerrar Simulado' })
    await pressTabUntil(page, end)
    await page.keyboard.press('Enter')
    await expect(headingOf(page, '10 de 10')).toBeFocused()
    await pressTabUntil(page, page.getByRole('button', { name: /^Questão 1, certa/ }))
    await page.keyboard.press('Enter')
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
  })
}

test('on a phone the sheet leads to any question and ends the simulado', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const questoes = await drawnBy(page, () => page.goto(PATH))
  await markAll(page, questoes, 10)
  await page.getByRole('button', { name: /^Cartão-resposta/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Cartão-resposta' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Questão 3,/ }).click()
  await expect(headingOf(page, 'Questão 3')).toBeVisible()
  await page.getByRole('button', { name: /^Cartão-resposta/ }).click()
  await sheet.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await expect(headingOf(page, '10 de 10')).toBeVisible()
})

test('a server that fails says so, and a retry recovers', async ({ page, expectStatus }) => {
  expectStatus(503, '/sorteios')
  await page.route(/\/sorteios$/, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(PATH)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/sorteios$/)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(headingOf(page, 'Questão 1')).toBeVisible()
})

/** Keeps the server from answering the next draw until it is released. */
async function heldDraw(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(
    /\/sorteios$/,
    async (route) => {
      await promise
      await route.continue()
    },
    { times: 1 },
  )
  return { release: () => resolve(undefined) }
}

async function pressTabUntil(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
