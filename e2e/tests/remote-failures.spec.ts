import { expect, test } from '../src/fixtures.ts'

const STUDENT = '**/mf-student/remoteEntry.js*'
const person = { nome: 'Mariana Dias' }

for (const status of [404, 503]) {
  test(`a remote that answers ${status} leaves the rest usable, and a retry recovers`, async ({
    page,
    signIn,
    expectStatus,
  }) => {
    expectStatus(status, 'mf-student/remoteEntry.js')
    await signIn(person)
    await page.route(STUDENT, (route) => route.fulfill({ status }))
    await page.goto('aluno')
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('Não foi possível abrir esta página')

    await panel.getByRole('button', { name: 'Página inicial' }).click()
    await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
    await page.goBack()
    await expect(panel).toBeVisible()

    await page.unroute(STUDENT)
    await panel.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('heading', { name: person.nome })).toBeVisible()
  })
}

test('a remote that never answers leaves the rest usable, and a retry recovers', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn(person)
  let answers = false
  await page.route(STUDENT, (route) => (answers ? route.continue() : undefined))
  await page.goto('aluno')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.clock.runFor(8100)
  const panel = page.getByRole('alert')
  await expect(panel).toContainText('Esta página está demorando')

  await page.getByRole('banner').getByRole('link', { name: 'Rumo' }).click()
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
  await page.goBack()
  await page.clock.runFor(8100)
  answers = true
  await panel.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: person.nome })).toBeVisible()
})

test('the panel of a guarded page offers Sair', async ({ page, signIn, expectStatus }) => {
  expectStatus(503, 'mf-admin/remoteEntry.js')
  await signIn({ ...person, perfil: 'Administrador' })
  await page.route('**/mf-admin/remoteEntry.js*', (route) => route.fulfill({ status: 503 }))
  await page.goto('admin')
  await page.getByRole('alert').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/rumo\/login$/)
})

test('a chunk of a remote that failed once is there after trying again', async ({
  page,
  signIn,
  expectStatus,
}) => {
  expectStatus(503, 'mf-student/assets/entry')
  await signIn(person)
  await page.route('**/mf-student/assets/entry-*.js', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await page.goto('./')
  await page.evaluate(() => history.pushState(null, '', '/rumo/aluno'))
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta página')
  await expect(page).toHaveTitle('Não foi possível abrir esta página · Rumo')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: person.nome })).toBeVisible()
})

test('a remote that breaks while it is shown gives way to the panel', async ({ page, signIn }) => {
  await signIn({ nome: { primeiro: 'Mariana' } as never })
  await page.goto('aluno')
  await expect(page.getByRole('alert')).toContainText('Não foi possível abrir esta página')
  await page.getByRole('button', { name: 'Página inicial' }).click()
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
})

test('a visitor who loses the network on the way to practice goes on when it is back', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '')
  await page.goto('./', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('link', { name: /Questões alternativas/ }).click()
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await retry.click()
  await expect(retry).toBeVisible()
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
})
