import { expect, test } from '../src/fixtures.ts'
import { openOptions, PROVAS, servePastExams } from '../src/past-exams.ts'

test('pages are made larger and smaller as far as the range goes, and exactly so far', async ({
  page,
}) => {
  await servePastExams(page)
  await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
  await openOptions(page)
  const size = page.getByRole('group', { name: 'Tamanho da página' })
  for (const [name, end] of [
    ['Diminuir', '25\u00A0%'],
    ['Aumentar', '500\u00A0%'],
  ] as const) {
    const button = size.getByRole('button', { name })
    while (await button.isEnabled()) await button.click()
    await expect(size.getByRole('status')).toHaveText(`Tamanho: ${end}`)
  }
})
