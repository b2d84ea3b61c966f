import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { expectVerdict, goOn } from '../src/practice.ts'

const SECTION_7 =
  /^\/(questoes-referencias|questoes\/\d+|alternativas|referencias\/\d+|provas|vestibulares|arquivos\/.*)$/

test('practice works against a server that offers section 7 and nothing else', async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/rumo/')) called.push(pathname)
  })
  await page.goto(`${SITES.section7}questoes-alternativas`)
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByRole('heading', { name: `Questão ${number}` })).toBeVisible()
    const chosen = page.getByRole('radio').nth(number % 5)
    const id = await chosen.inputValue()
    const right = await isRight(page.request, id)
    await chosen.check()
    await page.getByRole('button', { name: 'Responder' }).click()
    await expectVerdict(page, right)
    await goOn(page)
  }
  await expect(page.getByRole('heading', { name: /^\d+ de 10$/ })).toBeVisible()
  await expect(page.getByLabel('Matéria')).toHaveCount(0)
  expect(called.length).toBeGreaterThan(20)
  expect(called.filter((pathname) => !SECTION_7.test(pathname))).toEqual([])

  async function isRight(request: typeof page.request, alternativa: string): Promise<boolean> {
    for (const { id_questao } of await list(request, 'questoes-referencias')) {
      const found = await list(request, `alternativas?questaoId=${id_questao}`)
      const match = found.find(({ id }) => `${id}` === alternativa)
      if (match) return Boolean(match.correta)
    }
    throw new Error(`No linked question has the alternative ${alternativa}.`)
  }
})

type Row = Record<string, string | number>

async function list(
  request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> },
  path: string,
): Promise<Row[]> {
  const answer = await request.get(new URL(`/${path}`, SITES.section7).href)
  return ((await answer.json()) as { dados: Row[] }).dados
}

test('a simulado works against a server that offers section 7 and nothing else', async ({
  page,
}) => {
  await page.goto(`${SITES.section7}vestibular-completo`)
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByRole('heading', { name: `Questão ${number}` })).toBeVisible()
    await page
      .getByRole('radio')
      .nth(number % 5)
      .check()
    if (number < 10) await page.getByRole('button', { name: 'Próxima' }).click()
  }
  await page.getByRole('button', { name: 'Encerrar Simulado' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ de 10$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Questão 1, (certa|errada)/ }).click()
  await expect(page.getByText(/Resposta (correta!|incorreta\.)/)).toBeVisible()
})

test('a server that lacks what its configuration names is met with section 7, and asked once', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404, 'sorteios')
  let asked = 0
  await page.route('**/sorteios', (route) => {
    asked++
    return route.fulfill({ status: 404, body: 'Cannot POST /sorteios' })
  })
  await page.goto('questoes-alternativas')
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  for (let number = 1; number <= 10; number++) {
    await expect(page.getByRole('heading', { name: `Questão ${number}` })).toBeVisible()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Responder' }).click()
    await goOn(page)
  }
  await page.getByRole('button', { name: 'Praticar mais dez' }).click()
  await expect(page.getByRole('heading', { name: 'Questão 1' })).toBeVisible()
  expect(asked).toBe(1)
})
