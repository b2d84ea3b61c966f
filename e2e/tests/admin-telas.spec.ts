import type { Locator, Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeDraft, writeQuestao } from '../src/questoes.steps.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
const long = (word: string) => `${word} vezes, e muito mais do que isso? `.repeat(12)
/** Whether the whole element is visible: inside the window, and not covered. */
const isClear = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => {
      const there = document.elementFromPoint((left + right) / 2, y)
      return there !== null && (element.contains(there) || there.contains(element))
    })
  })

test('what two wrote is chosen from in full view, and its message is seen', async ({
  page,
  expectStatus,
}) => {
  expectStatus(409, '/edicao/questoes')
  const id = await makeDraft(page)
  await openAdmin(page, `admin/provas/${id}/questoes/nova`)
  await writeQuestao(page, 'Uma?')
  await page.getByRole('radio', { name: 'A certa é a A' }).check()
  await button(page, 'Salvar').click()
  await page.getByRole('link', { name: 'Editar questão 1' }).click()
  await expect(page.getByLabel('Texto da questão')).toHaveValue('Uma?')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Texto da questão').fill(long('Duas'))
  await button(other, 'Salvar').click()
  await expect(other.getByRole('link', { name: 'Editar questão 1' })).toBeVisible()
  await other.close()
  await page.getByLabel('Texto da questão').fill(long('Três'))
  await button(page, 'Salvar').click()
  const told = page.getByRole('dialog', { name: /^Você mudou isto em outra aba/ })
  await told.getByRole('button', { name: 'Salvar assim' }).click()
  await expect.poll(() => isClear(told.getByText('Os dois mudaram: escolha um.'))).toBe(true)
  await page.keyboard.press('ArrowDown')
  const theirs = told.getByRole('radio', { name: /^Salvo: / })
  await expect(theirs).toBeChecked()
  await expect.poll(() => isClear(theirs)).toBe(true)
})

test('the list of questions stands in line on a phone, and its next page at its beginning', async ({
  page,
}) => {
  await openAdmin(page, 'admin/questoes')
  const lista = page.getByRole('list', { name: 'Questões' })
  const first = lista.getByRole('listitem').first()
  const [situacao, materia] = [
    await boxOf(page.getByLabel('Situação')),
    await boxOf(page.getByLabel('Matéria')),
  ]
  expect([situacao.y, situacao.height]).toEqual([materia.y, materia.height])
  const heading = await boxOf(first.getByRole('heading').getByText(/^\d+$/))
  expect((await boxOf(first.getByRole('link', { name: /^Editar/ }))).x).toBeCloseTo(heading.x, 0)
  await button(page, 'Próxima').click()
  await expect(page.getByText(/^Página 2 de/)).toBeVisible()
  await expect(first).toBeInViewport()
})

test('what stands beside each other stands in line and stays, whatever is said below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openAdmin(page, 'admin/usuarios')
  await button(page, 'Adicionar').click()
  await page.getByLabel('E-mail', { exact: true }).fill('ninguém')
  await button(page, 'Salvar').click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(
    /Escreva um e-mail/,
  )
  const nome = page.getByRole('textbox', { name: 'Nome' })
  expect((await boxOf(nome)).y).toBe((await boxOf(page.getByLabel('E-mail', { exact: true }))).y)

  await openAdmin(page, 'admin/questoes')
  const situacao = page.getByLabel('Situação')
  await expect(situacao).toHaveCSS('text-overflow', 'ellipsis')
  await page.getByRole('row').nth(1).getByRole('checkbox').click()
  const middle = async (part: Locator) => {
    const { y, height } = await boxOf(part)
    return y + height / 2
  }
  const materia = await middle(page.getByLabel('Nova matéria'))
  for (const part of [button(page, 'Retirar'), page.getByText('1 questão escolhida')]) {
    expect(Math.abs((await middle(part)) - materia)).toBeLessThan(4)
  }

  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check()
  const before = await boxOf(title)
  await page.getByRole('button', { name: /^Escolher todas as/ }).click()
  await expect(button(page, 'Limpar seleção')).toBeFocused()
  expect((await boxOf(title)).y, 'the list stays where it is').toBe(before.y)
})
