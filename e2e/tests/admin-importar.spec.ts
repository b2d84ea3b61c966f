import { freshName, openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { importBooklet } from '../src/importacoes.steps.ts'

/** More doubts than a printed booklet has. */
const MOST_DOUBTS = 60

test('a booklet and its key become a prova, question by question, and go again', async ({
  page,
}) => {
  const nome = freshName('Prova importada')
  await importBooklet(page, nome)
  await expect(page.getByText('Rascunho salvo')).toBeVisible()
  await page.getByRole('button', { name: /^Aprovar (as|os) .+ sem dúvida$/ }).click()
  const criar = page.getByRole('button', { name: 'Cadastrar a prova' })
  for (let doubts = 0; doubts < MOST_DOUBTS && !(await criar.isVisible()); doubts++)
    await page.keyboard.press('Control+Enter')
  await criar.click()
  const dialog = page.getByRole('dialog', { name: 'Cadastrar a prova' })
  await dialog.getByLabel('Nome').fill(nome)
  await dialog.getByRole('button', { name: 'Cadastrar a prova' }).click()
  await expect(page.getByRole('heading', { name: `Prova cadastrada: ${nome}` })).toBeFocused()
  await page.getByRole('link', { name: 'Conferir e publicar' }).click()
  await expect(page.getByRole('link', { name: /^Editar questão 1\b/ })).toBeVisible()

  await openAdmin(page, 'admin/importar-prova')
  await page.getByRole('button', { name: `Desfazer importação ${nome}` }).click()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(page.getByRole('link', { name: `Revisar ${nome}` })).toBeVisible()
  await page.getByRole('button', { name: `Deletar ${nome}` }).click()
  await page.getByRole('button', { name: 'Deletar', exact: true }).click()
  await expect(page.getByText(nome)).toHaveCount(0)
})

test('page and editor begin high on a small laptop, and what is open of the page is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await importBooklet(page, freshName('Prova baixa'))
  const janela = page.getByRole('region', { name: 'Página como saiu' })
  expect((await janela.boundingBox())?.y).toBeLessThan(260)
  const titulo = page.getByRole('heading', { name: /^Questão \d+$/ }).first()
  expect((await titulo.boundingBox())?.y).toBeLessThan(230)
  const foot = page.getByRole('region', { name: 'Rascunho' })
  for (const numero of [2, 3, 1]) {
    await page.getByRole('button', { name: new RegExp(`^Questão ${numero},`) }).click()
    await expect(page.getByRole('heading', { name: `Questão ${numero}` }).first()).toBeFocused()
    const outlined = await janela.evaluate((box) => {
      const rects = [...box.querySelectorAll('rect')].map((each) => each.getBoundingClientRect())
      return { top: rects.at(-1)?.top, height: rects.at(-1)?.height }
    })
    const end = (await foot.boundingBox())?.y ?? 0
    expect(outlined.top).toBeGreaterThan((await janela.boundingBox())?.y ?? 0)
    expect((outlined.top ?? end) + Math.min(outlined.height ?? 0, 100)).toBeLessThan(end)
  }
})

test('what is selected on the page becomes a part of the question, and stays', async ({ page }) => {
  const nome = freshName('Prova revisada')
  await importBooklet(page, nome)
  await page.getByRole('button', { name: /^Questão 1,/ }).click()
  const texto = page.getByLabel('Texto da questão')
  const before = await texto.inputValue()
  await page.getByRole('button', { name: 'Selecionar na página' }).click()
  await expect(page.getByRole('application', { name: 'Seleção na página' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Enunciado' }).click()
  // The selection was the whole question, so the text now includes the alternatives.
  await expect(texto).not.toHaveValue(before)
  // The same selection, this time read as a whole question.
  await page.getByRole('button', { name: 'Selecionar na página' }).click()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Questão inteira' }).click()
  await expect(texto).toHaveValue(before)
  await texto.fill(`${before} E por quê?`)
  const after = await texto.inputValue()
  // Wherever the page is scrolled to.
  await page.getByLabel('Alternativa E', { exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByText('Rascunho salvo')).toBeInViewport()
  await page.reload()
  await page.getByRole('button', { name: /^Questão 1,/ }).click()
  await expect(texto).toHaveValue(after)
})
