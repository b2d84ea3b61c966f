import { lookAtEach } from '../src/accessibility.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, letterOf } from '../src/practice.steps.ts'

const FIRST = 'Um pouco por dia, e você chega.'
const SECOND = /^Cada erro vira ponto na prova\.$/

test(
  'with reduced motion the slogan stands still, and another can be chosen',
  { tag: '@safe' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('./')
    const first = page.getByRole('heading', { level: 1, name: FIRST })
    // The clock runs only when the heading is there: the time before is the shell's.
    await expect(first).toBeVisible()
    await page.clock.runFor(9500)
    await expect(first).toBeVisible()
    await page.getByRole('button', { name: 'Frase 2 de 3' }).click()
    await expect(page.getByRole('heading', { level: 1, name: SECOND })).toBeVisible()
  },
)

test('the page leads to the ways to practise and, in new tabs, to the college', async ({
  page,
}) => {
  await page.goto('./')
  for (const [name, path] of [
    [/Questões alternativas/, '/rumo/questoes-alternativas'],
    [/Tema de redação/, '/rumo/temas-redacao'],
    [/Vestibular completo/, '/rumo/vestibular-completo'],
    [/Provas anteriores/, '/rumo/provas-anteriores'],
    [/Buscar questões/, '/rumo/buscar-questoes'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  for (const [name, url] of [
    [/site oficial/, 'https://example.com/inscricao'],
    [/Colégio Técnico/, 'https://example.com/vestibular'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the page makes no call to the API', { tag: '@safe' }, async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => called.push(request.url()))
  await page.goto('./', { waitUntil: 'networkidle' })
  expect(called.filter((url) => !url.startsWith(page.url()))).toEqual([])
})

test('a device that practised is led back to its set, and nothing moves for that', async ({
  page,
}) => {
  const way = page.getByRole('link', { name: /Questões alternativas/ })
  await page.goto('./')
  const before = await way.boundingBox()
  const [questao] = await drawnBy(page, () => way.click())
  if (!questao) throw new Error('No question was drawn.')
  await answer(page, letterOf(questao, true))
  await expect(page.getByText('Resposta correta!')).toBeVisible()
  await page.goto('./')
  const goOn = page.getByRole('link', { name: 'Continuar o treino' })
  await lookAtEach(page, {
    'the home page of a device that practised': () => expect(goOn).toBeVisible(),
  })
  await expect(page.getByRole('button', { name: 'Pausar' })).toBeHidden()
  expect(await way.boundingBox()).toEqual(before)
  await goOn.click()
  await expect(page.getByText('Resposta correta!')).toBeVisible()
})
