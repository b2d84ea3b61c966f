import { expect, test } from '../src/fixtures.ts'

const STUDENT = '**/mf-student/remoteEntry.js*'
const person = { nome: 'Mariana Dias' }

test('a remote that never answers, or fails, leaves the rest usable, and a retry recovers', async ({
  page,
  signIn,
  expectStatus,
}) => {
  expectStatus(503, 'mf-student/')
  await page.clock.install()
  await signIn(person)
  const panel = page.getByRole('alert')
  const shown = page.getByRole('heading', { name: person.nome })
  const retry = panel.getByRole('button', { name: 'Tentar de novo' })
  const practice = page.getByRole('link', { name: /Questões alternativas/ })

  await test.step('one that never answers', async () => {
    let answers = false
    await page.route(STUDENT, (route) => (answers ? route.continue() : undefined))
    await page.goto('aluno')
    await expect(page.getByRole('banner')).toBeVisible()
    await page.clock.runFor(8100)
    await expect(panel).toContainText('Esta página está demorando')
    await page.getByRole('banner').getByRole('link', { name: 'Rumo' }).click()
    await expect(practice).toBeVisible()
    await page.goBack()
    await page.clock.runFor(8100)
    answers = true
    await retry.click()
    await expect(shown).toBeVisible()
  })

  await test.step('one that fails', async () => {
    await page.unroute(STUDENT)
    await page.route(STUDENT, (route) => route.fulfill({ status: 503 }))
    await page.goto('aluno')
    await expect(panel).toContainText('Não foi possível abrir esta página')
    await panel.getByRole('button', { name: 'Página inicial' }).click()
    await expect(practice).toBeVisible()
    await page.goBack()
    await expect(panel).toBeVisible()
    await page.unroute(STUDENT)
    await retry.click()
    await expect(shown).toBeVisible()
  })

  await test.step('a part of one that fails once', async () => {
    await page.route('**/mf-student/assets/entry-*.js', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await page.goto('./')
    await page.evaluate(() => history.pushState(null, '', '/rumo/aluno'))
    await expect(panel).toContainText('Não foi possível abrir esta página')
    await expect(page).toHaveTitle('Não foi possível abrir esta página · Rumo')
    await retry.click()
    await expect(shown).toBeVisible()
  })
})

test('a remote that breaks while it is shown gives way to the panel, which lets one leave', async ({
  page,
  signIn,
}) => {
  await signIn({ nome: { primeiro: 'Mariana' } as never })
  await page.goto('aluno')
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta página')
  await page.getByRole('button', { name: 'Página inicial' }).click()
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('alert').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/rumo\/login$/)
})

test(
  'a visitor who loses the network on the way to practice goes on when it is back',
  { tag: '@served' },
  async ({ page, context, expectStatus }) => {
    expectStatus(0, '')
    await page.goto('./', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.getByRole('link', { name: /Questões alternativas/ }).click()
    const retry = page.getByRole('button', { name: 'Tentar de novo' })
    await retry.click()
    await expect(retry).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  },
)
