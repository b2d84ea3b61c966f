import type { Page } from '@playwright/test'
import { enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { PUBLIC_PAGES } from '../src/public-pages.ts'
import { headingOf, SIMULADO } from '../src/simulado.steps.ts'
import { makeStudent, practiseOnDays, sendRedacao, takeSimulado } from '../src/student-data.ts'
import { smallTargets } from '../src/targets.ts'

test.use({ viewport: { width: 360, height: 640 } })

const look = async (page: Page, where: string) =>
  expect.soft(await smallTargets(page), where).toEqual([])

const cartao = (page: Page) => page.getByRole('button', { name: /^Cartão-resposta/ })

test('a finger finds what a visitor may press on every page', async ({ page, expectStatus }) => {
  for (const { path, content } of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(content(page)).toBeVisible()
    await look(page, path)
  }
  await page.goto('provas-anteriores')
  await page
    .getByRole('link', { name: /^Acessar Prova/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mais opções' }).click()
  await look(page, 'the reader')
  expectStatus(404, '/nada')
  await page.goto('nada')
  await expect(page.getByRole('heading', { name: 'Not Found 404!' })).toBeVisible()
  await look(page, 'an unknown path')
})

test('a finger finds what is pressed in practice and in a simulado', async ({ page }) => {
  await page.goto('questoes-alternativas')
  await page.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: 'Responder' }).press('Enter')
  await look(page, 'an answered question')
  await cartao(page).click()
  await look(page, 'its card')

  await page.goto(SIMULADO)
  await page
    .getByRole('button', { name: /^Fazer esta prova/ })
    .first()
    .click()
  await expect(page.getByRole('checkbox', { name: /Tempo extra/ })).toBeVisible()
  await look(page, 'the start of a whole prova')
  await page.getByRole('button', { name: 'Começar', exact: true }).click()
  await expect(headingOf(page, 'Questão 1')).toBeVisible()
  await look(page, 'a question of it')
  await cartao(page).click()
  await look(page, 'its grid')
})

test('a finger finds what a student may press', async ({ page }) => {
  const student = await makeStudent(page)
  await practiseOnDays(page, student, 3)
  const simulado = await takeSimulado(page, student, 10)
  const redacao = await sendRedacao(page, student)
  await enterAs(page, student)
  await page.goto('aluno')
  await expect(page.getByRole('region', { name: 'Acertos por matéria' })).toBeVisible()
  await look(page, 'the profile')
  await page.goto(`simulados/${simulado.id}`)
  await expect(page.getByRole('heading', { name: 'Cartão-resposta corrigido' })).toBeVisible()
  await look(page, 'a result')
  await page.getByRole('button', { name: /^Questão 1,/ }).click()
  await expect(headingOf(page, 'Questão 1')).toBeVisible()
  await look(page, 'a question of it')
  for (const path of [`aluno/redacoes/${redacao.id}`, 'aluno/conta', 'revisar-erros']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, path)
  }
})
