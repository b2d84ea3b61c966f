import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { drawnBy, goOn } from '../src/practice.ts'

const PATH = 'questoes-alternativas'
const DRAW = '**/sorteios'

test('a server that fails says so, and a retry recovers', async ({ page, expectStatus }) => {
  expectStatus(503, 'sorteios')
  await page.route(DRAW, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(PATH)
  await expect(page.getByRole('alert')).toContainText('Algo deu errado')
  await page.unroute(DRAW)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
})

test('a server that cannot be reached says so, and a retry recovers', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0, 'sorteios')
  await page.route(DRAW, (route) => route.abort('connectionrefused'))
  await page.goto(PATH)
  await expect(page.getByRole('alert')).toContainText('Sem resposta do servidor')
  await page.unroute(DRAW)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
})

test('a server that hangs: after 8 s one may try again, which aborts and repeats', async ({
  page,
}) => {
  await page.clock.install()
  const failures: (string | undefined)[] = []
  page.on('requestfailed', (request) => failures.push(request.failure()?.errorText))
  await page.route(DRAW, () => {}, { times: 1 })
  await Promise.all([page.waitForRequest(DRAW), page.goto(PATH)])
  await page.clock.runFor(400)
  await expect(page.getByText('Carregando questões...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await page.clock.runFor(8000)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  expect(failures).toEqual(['net::ERR_ABORTED'])
})

for (const { title, keep, words } of [
  { title: 'four questions', keep: 4, words: 'Só há 4 questões por enquanto.' },
  { title: 'no question', keep: 0, words: 'Ainda não há questões aqui' },
]) {
  test(`a server with ${title} has a screen for it`, async ({ page }) => {
    await page.route(DRAW, async (route) => {
      const response = await route.fetch()
      const { dados } = (await response.json()) as { dados: { questoes: unknown[] } }
      const questoes = dados.questoes.slice(0, keep)
      await route.fulfill({ response, json: { dados: { questoes, disponiveis: keep } } })
    })
    await page.goto(PATH)
    await expect(page.getByText(words)).toBeVisible()
  })
}

test('when all was seen one may begin again', async ({ page }) => {
  test.slow()
  let drawn = await drawnBy(page, () => page.goto(`${PATH}?materia=1`))
  const seen = new Set<number>()
  while (drawn.length > 0) {
    for (const { id } of drawn) seen.add(id)
    await answerSet(page, drawn.length)
    drawn = await drawnBy(page, () =>
      page.getByRole('button', { name: 'Praticar mais dez' }).click(),
    )
  }
  await expect(
    page.getByText(`Você já viu todas as ${seen.size} questões desta matéria`),
  ).toBeVisible()
  const again = await drawnBy(page, () =>
    page.getByRole('button', { name: 'Começar de novo' }).click(),
  )
  expect(again.filter(({ id }) => !seen.has(id))).toEqual([])
  expect(again).toHaveLength(10)
})

async function answerSet(page: Page, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await expect(
      page.getByRole('heading', { name: `Questão ${number}`, exact: true }),
    ).toBeVisible()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Responder' }).click()
    await goOn(page)
  }
}
