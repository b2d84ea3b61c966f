import type { Request } from '@playwright/test'
import { enterAs, fillLogin, makeAccount, takesAlong, tokenOf } from '../src/accounts.ts'
import { whenKept } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, answerByKeys, drawnBy, letterOf } from '../src/practice.steps.ts'
import { answersOf } from '../src/student.ts'
import { enterBy } from '../src/hand.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'attempts')) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'what a visitor answers, also without network, is once that of the account that enters',
      { tag: '@served' },
      async ({ page, context, expectStatus }) => {
        // Without a network, the figures of questions cannot be loaded.
        expectStatus(0, '/')
        // The home page may ask for the draft as the session ends.
        expectStatus(401, '/rascunho-da-redacao')
        const account = await makeAccount(page)
        const questoes = await drawnBy(page, () => page.goto('questoes-alternativas'))
        for (const [index, questao] of questoes.slice(0, 3).entries()) {
          await context.setOffline(index > 0)
          await answerByKeys(page, letterOf(questao, false))
          await page.keyboard.press('Enter')
        }
        await whenKept(page)
        await context.setOffline(false)
        await page.goto('login')
        await fillLogin(page, account)
        const sent = page.waitForResponse(/\/tentativas$/)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toContainText(/deixou aqui 3\srespostas\./)
        await enterBy(page, takesAlong(page))
        expect((await sent).status()).toBe(200)
        await expect(page).toHaveURL(/\/aluno$/)
        const token = await tokenOf(page, account)
        await expect.poll(() => answersOf(page, token)).toBe(3)

        // Later, with another account, nothing of it is left on the device.
        await page.goto('./')
        await page.evaluate(() => localStorage.removeItem('token'))
        const other = await makeAccount(page, 'Rui Dias')
        await enterAs(page, other)
        await page.goto('aluno')
        await expect(page.getByText('Rui Dias').first()).toBeVisible()
        expect(await answersOf(page, await tokenOf(page, other))).toBe(0)
        expect(await answersOf(page, token)).toBe(3)
      },
    )
  })
}

test('two tabs with one set send nothing twice, and count an answer of both once', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/tentativas')
  const account = await makeAccount(page)
  const token = await enterAs(page, account)
  const questoes = await drawnBy(page, () => page.goto('questoes-alternativas'))
  await whenKept(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText('Questão 1').first()).toBeVisible()

  // A request that was cut off did not arrive, so it is not counted.
  const sent = new Set<Request>()
  context.on('request', (request) => {
    if (request.url().endsWith('/tentativas')) sent.add(request)
  })
  context.on('requestfailed', (request) => void sent.delete(request))
  const [first] = questoes
  if (!first) throw new Error('Nothing was drawn.')
  await page.route('**/tentativas', (route) => route.abort())
  await other.route('**/tentativas', (route) => route.abort())
  for (const tab of [page, other]) {
    const cutOff = tab.waitForEvent('requestfailed', (one) => one.url().endsWith('/tentativas'))
    await answer(tab, letterOf(first, false))
    await whenKept(tab)
    // A call that is still running would keep the lock that both tabs share.
    await cutOff
  }
  await page.unroute('**/tentativas')
  await other.unroute('**/tentativas')
  for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => answersOf(page, token)).toBe(1)
  const chaves = [...sent].flatMap((request) => {
    const { tentativas } = request.postDataJSON() as { tentativas: { chave: string }[] }
    return tentativas.map(({ chave }) => chave)
  })
  expect(chaves).toHaveLength(1)
})
