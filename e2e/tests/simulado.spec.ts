import { expect, test } from '../src/fixtures.ts'
import {
  goOn,
  headingOf,
  letterOf,
  mark,
  markAll,
  SIMULADO,
  startedBy,
  startTen,
} from '../src/simulado.steps.ts'
import { drawn, NARROW_AND_WIDE, PHONE, VIEWPORTS } from '../src/viewports.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

for (const viewport of drawn(VIEWPORTS, 'simulado')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'all ten are answered, graded at once, locked and reviewed',
      { tag: '@served' },
      async ({ page }) => {
        const questoes = await startTen(page)
        expect(questoes).toHaveLength(10)
        expect(JSON.stringify(questoes)).not.toContain('"correta":')
        await expect(page.getByRole('button', { name: 'Próxima' })).toBeVisible()
        await markAll(page, questoes.slice(0, -1), 6)
        await goOn(page)
        await expect(page.getByRole('button', { name: 'Encerrar Simulado' })).toBeDisabled()
        await expect(page.getByText('Falta 1: questão 10.')).toBeVisible()
        await page.getByRole('button', { name: 'Marcar para rever' }).click()
        await page.getByRole('button', { name: 'Riscar a alternativa E' }).click()
        const last = questoes[9]!
        await mark(page, await letterOf(page, last, false))
        await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
        const question = page.getByRole('dialog', { name: 'Encerrar o simulado?' })
        await expect(question).toContainText('Para rever: questão 10')
        await question.getByRole('button', { name: 'Encerrar Simulado' }).click()
        await expect(headingOf(page, '6 de 10')).toBeFocused()

        await page.getByRole('button', { name: /^Questão 10, errada/ }).click()
        await expect(page.getByText('Resposta incorreta.')).toBeVisible()
        await expect(
          page.getByText(`A certa é a ${await letterOf(page, last, true)}`),
        ).toBeVisible()
        await expect(page.getByRole('radio').first()).toBeDisabled()
        await page.getByRole('button', { name: 'Ver resultado' }).click()
        await page.getByRole('button', { name: 'Repetir as que errei' }).click()
        await expect(headingOf(page, 'Questão 1')).toBeVisible()
        await page.getByRole('button', { name: 'Voltar ao resultado do simulado' }).click()
        await page.getByRole('button', { name: 'Novo simulado' }).click()
        const more = await startedBy(page, () =>
          page.getByRole('button', { name: 'Começar', exact: true }).click(),
        )
        const before = new Set(questoes.map(({ id }) => id))
        expect(more.questoes.filter(({ id }) => before.has(id))).toEqual([])
      },
    )
  })
}

test('a reload, and a tab that was discarded, lose nothing', async ({ page, context }) => {
  const questoes = await startTen(page)
  await markAll(page, questoes.slice(0, 4), 2)
  await page.reload()
  await expect(headingOf(page, 'Questão 4')).toBeVisible()
  await expect(page.getByText('Você parou com 4 de 10 marcadas.')).toBeVisible()
  await page.close()

  const other = await context.newPage()
  await other.goto(SIMULADO)
  await expect(other.getByText('4 de 10 marcadas', { exact: true })).toBeVisible()
  for (const [index, questao] of questoes.entries()) {
    await other.getByRole('button', { name: new RegExp(`^Questão ${index + 1},`) }).click()
    await mark(other, await letterOf(other, questao, true))
  }
  await other.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await expect(headingOf(other, '10 de 10')).toBeVisible()
  await other.reload()
  await expect(headingOf(other, '10 de 10')).toBeVisible()
})

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado 2')) {
  test(`the keyboard alone takes the simulado, to its review, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(SIMULADO)
    await tabTo(page, page.getByRole('button', { name: 'Começar', exact: true }))
    const { questoes } = await startedBy(page, () => page.keyboard.press('Enter'))
    await expect(headingOf(page, 'Questão 1')).toBeVisible()
    await tabTo(page, page.getByRole('radio').first())
    for (const [index, questao] of questoes.entries()) {
      if (index > 0) await expect(headingOf(page, `Questão ${index + 1}`)).toBeFocused()
      const wrong = await letterOf(page, questao, false)
      await page.keyboard.press(`Shift+${wrong}`)
      await expect(page.getByRole('radio', { name: /\(riscada\)/ })).toHaveCount(1)
      await page.keyboard.press(await letterOf(page, questao, true))
      if (index < questoes.length - 1) await page.keyboard.press('Enter')
    }
    const flag = page.getByRole('button', { name: 'Marcar para rever' })
    await tabTo(page, flag)
    await page.keyboard.press('Enter')
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    const end = page.getByRole('button', { name: 'Encerrar Simulado' })
    await tabTo(page, end)
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Encerrar o simulado?' })
    await tabTo(page, question.getByRole('button', { name: 'Encerrar Simulado' }))
    await page.keyboard.press('Enter')
    await expect(headingOf(page, '10 de 10')).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: /^Questão 1, certa/ }))
    await page.keyboard.press('Enter')
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
  })
}

for (const viewport of drawn(NARROW_AND_WIDE, 'simulado Biologia')) {
  test(`a set of one matéria is as long as one wants, by keyboard at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { pick, press } = byKeyboard(page)
    await page.goto(SIMULADO)
    await pick(page.getByRole('combobox', { name: 'Matéria' }), 'Biologia')
    await pick(page.getByLabel('Quantas questões'), '20 questões')
    const asked = page.waitForRequest((one) => one.url().endsWith('/simulados'))
    const { questoes, materia } = await startedBy(page, () =>
      press(page.getByRole('button', { name: 'Sortear e começar' })),
    )
    expect((await asked).postDataJSON()).toMatchObject({ quantidade: 20, id_materia: materia?.id })
    expect(materia?.nome).toBe('Biologia')
    expect(new Set(questoes.map((questao) => questao.materia?.nome))).toEqual(new Set(['Biologia']))
    await expect(headingOf(page, 'Questão 1')).toBeFocused()
    await expect(page.getByText(`0 de ${questoes.length} marcadas`).first()).toBeAttached()
  })
}

test('on a phone the sheet closes by Esc, leads to any question and ends the simulado', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const questoes = await startTen(page)
  await markAll(page, questoes, 10)
  const opener = page.getByRole('button', { name: /^Cartão-resposta/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Cartão-resposta' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await sheet.getByRole('button', { name: /^Questão 3,/ }).click()
  await expect(headingOf(page, 'Questão 3')).toBeVisible()
  await opener.click()
  await sheet.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await expect(headingOf(page, '10 de 10')).toBeVisible()
})

test('on a low phone what one taps is large enough, and what ends a long simulado in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(SIMULADO)
  await page.getByLabel('Quantas questões').selectOption({ label: '50 questões' })
  await startedBy(page, () => page.getByRole('button', { name: 'Sortear e começar' }).click())
  const clock = await page.getByRole('button', { name: 'Esconder relógio' }).boundingBox()
  expect(Math.min(clock?.width ?? 0, clock?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: /^Cartão-resposta/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Cartão-resposta' })
  await expect(sheet.getByRole('button', { name: 'Encerrar Simulado' })).toBeInViewport({
    ratio: 1,
  })
})
