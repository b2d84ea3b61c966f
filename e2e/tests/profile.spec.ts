import { addDays, diaOf } from '@rumo/contract/rules'
import { enterAs, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  ANOTACOES,
  correctRedacao,
  makeStudent,
  PARECER,
  practiseOnDays,
  sendRedacao,
  takeSimulado,
} from '../src/student-data.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard, tabTo } from '../src/hand.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'profile')) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'what was done is there: days, simulados, essays with what was said of them',
      { tag: '@served' },
      async ({ page }) => {
        const { press } = byKeyboard(page)
        const student = await makeStudent(page)
        await practiseOnDays(page, student, 3)
        const simulado = await takeSimulado(page, student, 10)
        const redacao = await sendRedacao(page, student)
        await enterAs(page, student)
        await page.goto('aluno')
        // The simulado was taken today.
        await expect(page.getByRole('region', { name: 'Sequência de treino' })).toContainText('4')
        const redacoes = page.getByRole('region', { name: 'Redações' })
        await expect(redacoes.getByRole('listitem')).toContainText('Aguardando correção')

        await press(redacoes.getByRole('link'))
        await expect(page).toHaveURL(new RegExp(`/aluno/redacoes/${redacao.id}$`))
        await expect(page.getByText('Sua redação chegou.')).toBeVisible()
        await correctRedacao(page, redacao)
        await press(page.getByRole('link', { name: 'Voltar' }))
        await page.reload()
        await expect(redacoes.getByRole('listitem')).toContainText('680 de 1.000')

        await press(redacoes.getByRole('link'))
        const correcao = page.getByRole('region', { name: 'Correção' })
        await expect(correcao).toContainText(PARECER)
        await expect(correcao.getByRole('row', { name: /Norma-padrão/ })).toContainText('80 de 200')
        const remarks = page.getByRole('region', { name: 'Seu texto' }).getByRole('listitem')
        await expect(remarks).toContainText(ANOTACOES)
        await press(page.getByRole('button', { name: 'Comentário 2', exact: true }))
        await expect(remarks.last()).toBeFocused()
        await press(remarks.last().getByRole('button', { name: /^Ver no texto/ }))
        await expect(remarks.last()).not.toBeFocused()
        await press(page.getByRole('link', { name: 'Reescrever' }))
        await expect(page).toHaveURL(new RegExp(`/temas-redacao\\?reescrever=${redacao.id}$`))

        await page.goto('aluno')
        const simulados = page.getByRole('region', { name: 'Simulados' })
        await expect(simulados.getByRole('listitem')).toContainText(
          `${simulado.certas} de ${simulado.total}`,
        )
        await press(simulados.getByRole('link'))
        await expect(page).toHaveURL(new RegExp(`/simulados/${simulado.id}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    )

    test('a day that is refused moves nothing', async ({ page }) => {
      const student = await makeStudent(page)
      await practiseOnDays(page, student, 1)
      await enterAs(page, student)
      await page.goto('aluno')
      const prova = page.getByRole('region', { name: 'Próxima prova' })
      const save = prova.getByRole('button', { name: 'Salvar' })
      await prova.getByLabel('Data da prova').fill('2020-01-01')
      // The button is scrolled into view before it is measured.
      await save.scrollIntoViewIfNeeded()
      const before = [await save.boundingBox(), (await prova.boundingBox())?.height]
      await save.click()
      await expect(prova.getByText('Esta data já passou. Escolha outra.')).toBeVisible()
      expect([await save.boundingBox(), (await prova.boundingBox())?.height]).toEqual(before)
    })

    test('what went wrong comes back, planned for the exam that one sets', async ({ page }) => {
      const { press, pick } = byKeyboard(page)
      const student = await makeStudent(page)
      await practiseOnDays(page, student, 3)
      await enterAs(page, student)
      await page.goto('aluno')
      const revisar = page.getByRole('region', { name: 'Revisar erros' })
      await expect(revisar).toContainText(/questões? que você errou volta/)

      const prova = page.getByRole('region', { name: 'Próxima prova' })
      const field = prova.getByLabel('Data da prova')
      const { day, inDays } = nextDoubled()
      await tabTo(page, field)
      await page.keyboard.type(day.split('-').toReversed().join(''))
      await expect(field).toHaveValue(day)
      await press(prova.getByRole('button', { name: 'Salvar' }))
      const faltam = new RegExp(`Faltam\\s(${inDays - 1}|${inDays})\\sdias\\.`)
      await expect(prova).toContainText(faltam)
      // On a Sunday the week's essay takes an hour, before the reviews.
      await pick(prova.getByLabel('Tempo por dia'), '90\u00A0minutos')
      await press(prova.getByRole('button', { name: 'Montar o plano' }))
      await expect(prova).toContainText(/Hoje(:| é dia de descanso)/)
      await expect(prova).toContainText(/abe tudo até o dia: /)
      await page.reload()
      await expect(prova).toContainText(faltam)
      await expect(prova).toContainText('5 dias por semana, 90 minutos por dia: mudar')

      await press(revisar.getByRole('link', { name: 'Revisar erros' }))
      await expect(page).toHaveURL(/\/revisar-erros$/)
      await expect(page.getByRole('radio').first()).toBeVisible()
    })
  })
}

/** A day, some days from now, whose month has the same number: a browser may ask for the day or the month first. */
function nextDoubled() {
  for (let inDays = 5; ; inDays++) {
    const day = addDays(diaOf(Date.now()), inDays)
    if (day.slice(5, 7) === day.slice(8)) return { day, inDays }
  }
}

test('a long name pushes nothing when it comes, and is whole in a wide header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const nome = 'Maximiliana Cavalcanti de Albuquerque'
  await enterAs(page, await makeAccount(page, nome))
  const held = Promise.withResolvers<void>()
  await page.route(/\/usuarios\/\d+$/, async (route) => {
    await held.promise
    await route.fallback()
  })
  await page.goto('aluno')
  const below = page.getByRole('link', { name: 'Minha conta' })
  await expect(page.getByRole('heading', { name: 'carregando...' })).toBeVisible()
  const before = await below.boundingBox()
  held.resolve()
  await expect(page.getByRole('heading', { name: nome })).toBeVisible()
  expect(await below.boundingBox()).toEqual(before)
  const header = page.getByRole('banner').getByRole('link', { name: 'Maximiliana' })
  const cut = await header.evaluate(({ lastElementChild: name }) =>
    name ? name.scrollWidth - name.clientWidth : NaN,
  )
  expect(cut).toBe(0)
})
