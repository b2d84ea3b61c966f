import { expect, test } from '../src/fixtures.ts'

test(
  'a past exam and its key open from our own API, by byte ranges',
  { tag: '@served' },
  async ({ page }) => {
    const statuses = new Set<number>()
    page.on('response', (response) => {
      if (response.url().includes('/arquivos/')) statuses.add(response.status())
    })
    await page.goto('provas-anteriores')
    await page.getByRole('link', { name: /^Acessar Prova \(Prova Verde/ }).click()
    await expect(page.getByText('Caderno de questões')).toBeVisible()
    await expect(page.getByLabel('Página, de 33')).toBeVisible()
    expect([...statuses]).toEqual([206])

    await page.getByRole('link', { name: 'Voltar às provas' }).click()
    await expect(page.getByRole('link', { name: /^Acessar Prova \(Prova Verde/ })).toBeFocused()
    await page.getByRole('link', { name: /^Gabarito \(Prova Verde/ }).click()
    await expect(page).toHaveURL(/\?documento=gabarito$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Gabarito: Prova Verde' }),
    ).toBeVisible()
    await expect(page.getByText('ANULADA').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Instruções' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Provas anteriores' })).toBeVisible()
  },
)
