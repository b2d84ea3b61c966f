import type { Page } from '@playwright/test'
import { apiOf, fillLogin, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, expectVerdict, goOn, letterOf } from '../src/practice.steps.ts'

const PATH = 'questoes-alternativas'

test(
  'a visitor answers ten questions, sees why, and goes on with ten unseen ones',
  { tag: ['@served', '@safe'] },
  async ({ page }) => {
    await page.goto('./')
    const questoes = await drawnBy(page, () =>
      page.getByRole('link', { name: /Questões alternativas/ }).click(),
    )
    expect(questoes).toHaveLength(10)
    for (const [index, questao] of questoes.entries()) {
      const right = index % 2 === 0
      await expect(page.getByRole('heading', { name: `Questão ${index + 1}` })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Responder' })).toBeDisabled()
      await answer(page, letterOf(questao, right))
      await expectVerdict(page, right)
      if (!right) {
        await expect(page.getByText(`A certa é a ${letterOf(questao, true)}`)).toBeVisible()
      }
      await expect(page.getByRole('radio').first()).toBeDisabled()
      await goOn(page)
    }
    await expect(page.getByRole('heading', { name: '5 de 10' })).toBeVisible()

    const more = await drawnBy(page, () =>
      page.getByRole('button', { name: 'Treinar mais dez' }).click(),
    )
    const seen = new Set(questoes.map(({ id }) => id))
    expect(more).toHaveLength(10)
    expect(more.filter(({ id }) => seen.has(id))).toEqual([])
    await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  },
)

test('a choice brings only what went wrong, and its address brings it again', async ({ page }) => {
  const [first, second] = await drawnBy(page, () => page.goto(PATH))
  if (!first || !second) throw new Error('Nothing was drawn.')
  await answer(page, letterOf(first, false))
  await goOn(page)
  await answer(page, letterOf(second, true))
  await goOn(page)

  await page.getByRole('button', { name: 'Escolher' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Escolher questões' })
  await sheet.getByText('Só as que errei').click()
  await expect(sheet.getByText('1\u00A0questão')).toBeVisible()
  const chosen = await drawnBy(page, () =>
    sheet.getByRole('button', { name: 'Treinar', exact: true }).click(),
  )
  expect(chosen.map(({ id }) => id)).toEqual([first.id])
  await expect(page).toHaveURL(/\?so=erradas$/)
  await page.reload()
  await expect(page.getByText('só as que errei')).toBeVisible()

  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Questão 3' })).toBeVisible()
})

test('a search by words leads to a question at its own address, which opens it anew', async ({
  page,
}) => {
  await page.goto('buscar-questoes')
  await page.getByRole('searchbox').fill('água')
  await page.getByRole('button', { name: 'Buscar' }).click()
  const [questao] = await drawnBy(page, () =>
    page.getByRole('main').getByRole('listitem').getByRole('link').first().click(),
  )
  if (!questao) throw new Error('Nothing was drawn.')
  await expect(page).toHaveURL(new RegExp(`/questoes/${questao.id}$`))
  await page.reload()
  await answer(page, letterOf(questao, true))
  await expectVerdict(page, true)
})

test('a question that a visitor keeps goes along to the account, where its list is practised', async ({
  page,
}) => {
  const account = await makeAccount(page)
  const [questao] = await drawnBy(page, () => page.goto(PATH))
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Anotar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Anotação e listas' })
  await sheet.getByLabel('Anotação').fill('Conferir a unidade')
  await sheet.getByLabel('Nova lista').fill('Domingo')
  await sheet.getByRole('button', { name: 'Pronto' }).click()
  await expect(page.getByRole('button', { name: 'Anotação' })).toBeVisible()

  await page.goto('login')
  await fillLogin(page, account)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sim, levar para a minha conta' }).click()
  await expect(page).toHaveURL(/\/aluno$/)
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PUT'),
    page.getByRole('link', { name: 'Questões guardadas' }).click(),
  ])
  expect([sent.url(), sent.status()]).toEqual([
    `${apiOf(page)}questoes-guardadas/${questao?.id}`,
    200,
  ])
  await expect(page.getByText('Conferir a unidade')).toBeVisible()
  await page.getByLabel('Lista').selectOption('Domingo')
  const practised = await drawnBy(page, () =>
    page.getByRole('link', { name: 'Treinar esta lista' }).click(),
  )
  expect(practised.map(({ id }) => id)).toEqual([questao?.id])
})

test('a reload, and a tab that was discarded, return to the same ten with their answers', async ({
  page,
  context,
}) => {
  const questoes = await drawnBy(page, () => page.goto(PATH))
  const [first, second] = questoes
  if (!first || !second) throw new Error('Nothing was drawn.')
  await answer(page, letterOf(first, true))
  await goOn(page)
  await page.getByRole('radio', { name: new RegExp(`^${letterOf(second, false)}\\b`) }).check()

  const expectTheSame = async (tab: Page) => {
    await expect(tab.getByRole('heading', { name: 'Questão 2' })).toBeVisible()
    await expect(
      tab.getByRole('radio', { name: new RegExp(`^${letterOf(second, false)}\\b`) }),
    ).toBeChecked()
    await expect(tab.getByRole('button', { name: /^Questão 1, certa/ })).toBeVisible()
  }
  await page.reload()
  await expectTheSame(page)
  await page.close()
  const other = await context.newPage()
  await other.goto(PATH)
  await expectTheSame(other)
})

test('a double tap on Responder does not skip the explanation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const [first] = await drawnBy(page, () => page.goto(PATH))
  if (!first) throw new Error('Nothing was drawn.')
  await page.getByRole('radio', { name: new RegExp(`^${letterOf(first, true)}\\b`) }).check()
  await page.getByRole('button', { name: 'Responder' }).dblclick()
  await expectVerdict(page, true)
})

test('the keyboard alone answers all ten', { tag: '@safe' }, async ({ page }) => {
  const questoes = await drawnBy(page, () => page.goto(PATH))
  await page.getByRole('radio').first().focus()
  for (const [index, questao] of questoes.entries()) {
    if (index > 0) {
      await expect(page.getByRole('heading', { name: `Questão ${index + 1}` })).toBeFocused()
      await page.keyboard.press('Tab')
    }
    // An alternative can be chosen by its letter or by its number.
    const letter = letterOf(questao, true)
    await page.keyboard.press(
      index % 2 === 0 ? letter.toLowerCase() : `${'ABCDE'.indexOf(letter) + 1}`,
    )
    await page.keyboard.press('Enter')
    await expectVerdict(page, true)
    await expect(
      page.getByRole('button', { name: /Próxima questão|Ver resultado/ }).first(),
    ).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: '10 de 10' })).toBeVisible()
})

test('arrows move within the alternatives', { tag: '@safe' }, async ({ page }) => {
  await drawnBy(page, () => page.goto(PATH))
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('a matéria filters the draw, stands in the address and survives back and forward', async ({
  page,
}) => {
  await drawnBy(page, () => page.goto(PATH))
  const drawn = await drawnBy(page, () =>
    page.getByRole('combobox', { name: 'Matéria' }).selectOption('Matemática'),
  )
  expect(drawn.length).toBeGreaterThan(0)
  expect(new Set(drawn.map(({ materia }) => materia?.nome))).toEqual(new Set(['Matemática']))
  await expect(page).toHaveURL(/\?materia=\d+$/)

  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Matéria' })).toHaveValue('')
})
