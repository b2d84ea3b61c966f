import type { Page } from '@playwright/test'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { cutOff, leaveUnsent } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  headingOf,
  mark,
  markAll,
  markAllByKeyboard,
  SIMULADO,
  startedBy,
  startTen,
} from '../src/simulado.steps.ts'
import { answersOf } from '../src/student.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

const ENCERRAMENTO = /\/simulados\/\d+\/encerramento$/
const CORRECAO = /\/simulados\/correcao$/
const HOURS_MS = 10 * 3_600_000

const begin = (page: Page) =>
  startedBy(page, () => page.getByRole('button', { name: 'Começar', exact: true }).click())

/** Sets the date and time of the device ahead, as a network that corrects them would. No other clock moves. */
const putAhead = (page: Page) =>
  page.evaluate((ms) => {
    const real = Date.now
    Date.now = () => real() + ms
  }, HOURS_MS)

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado-espera')) {
  test(
    `what was handed in waits beside another simulado, and is graded, by keyboard at ${viewport.width} px`,
    { tag: '@served' },
    async ({ page, context, expectStatus }) => {
      expectStatus(0, '')
      await page.setViewportSize(viewport)
      const reconnect = await cutOff(page, CORRECAO)
      const { press } = byKeyboard(page)
      const comecar = page.getByRole('button', { name: 'Começar', exact: true })
      await page.goto(SIMULADO)
      const { questoes } = await startedBy(page, () => press(comecar))
      await markAllByKeyboard(page, questoes, 4)
      await press(page.getByRole('button', { name: 'Encerrar Simulado' }).last())
      await expect(headingOf(page, 'Simulado encerrado')).toBeFocused()
      await press(page.getByRole('button', { name: 'Escolher outro simulado' }))
      await expect(page.getByText(/Aguardando correção · 10 de 10 marcadas/)).toBeVisible()
      await startedBy(page, () => press(comecar))
      await tabTo(page, page.getByRole('radio').first())
      await page.keyboard.press('B')
      await leaveUnsent(page, SIMULADO)
      await expect(page.getByText('Você parou com 1 de 10 marcada.')).toBeVisible()

      const graded = page.waitForResponse((one) => CORRECAO.test(one.url()) && one.ok())
      reconnect()
      await context.setOffline(true)
      await context.setOffline(false)
      await graded
      await press(page.getByRole('button', { name: 'Começar outro' }))
      await press(page.getByRole('button', { name: 'Escolher outro' }))
      await expect(page.getByText(/4 de 10 certas/)).toBeVisible()
      await press(page.getByRole('button', { name: /^Ver resultado/ }))
      await expect(headingOf(page, '4 de 10')).toBeVisible()
      await press(page.getByRole('button', { name: 'Voltar', exact: true }))
      await expect(page.getByText('Você parou com 1 de 10 marcada.')).toBeVisible()
    },
  )
}

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado-espera 2')) {
  test(`what an account handed in is graded from its profile, at ${viewport.width} px`, async ({
    page,
    context,
    expectStatus,
  }) => {
    expectStatus(0, '')
    await page.setViewportSize(viewport)
    const token = await enterAs(page, await makeAccount(page))
    const reconnect = await cutOff(page, ENCERRAMENTO)
    const questoes = await startTen(page)
    await markAll(page, questoes, 4)
    await page.getByRole('button', { name: 'Encerrar Simulado' }).last().click()
    await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible()

    await leaveUnsent(page, 'aluno')
    const simulado = page.getByRole('listitem').filter({ hasText: 'Simulado de 10' })
    await expect(simulado).toContainText('Aguardando correção')
    await expect(simulado).not.toContainText('Em andamento')
    reconnect()
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(simulado).toContainText(/4\sde\s10/)
    expect(await answersOf(page, token)).toBe(10)

    await page.goto(SIMULADO)
    await expect(headingOf(page, '4 de 10')).toBeVisible()
    expect(await answersOf(page, token)).toBe(10)
  })
}

test("a visitor's prova goes on where the clock of the device was put ahead", async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '')
  await page.goto(SIMULADO)
  await page
    .getByRole('button', { name: /^Fazer esta prova/ })
    .first()
    .click()
  await begin(page)
  await expect(page.getByRole('timer')).toContainText(/[45]\sh/)
  const asked = page.waitForResponse((one) => one.request().method() === 'HEAD')
  await putAhead(page)
  await asked
  await expect(page.getByRole('timer')).toContainText(/[45]\sh/)

  await context.setOffline(true)
  await putAhead(page)
  const doubt = page.getByText(/^Pelo relógio deste aparelho, o tempo acabou/)
  await expect(doubt).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/[45]\sh/)
  await mark(page, 'B')
  await context.setOffline(false)
  await expect(doubt).toBeHidden()
  await expect(page.getByRole('timer')).toContainText(/[45]\sh/)
})
