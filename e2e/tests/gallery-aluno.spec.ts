import type { QuestaoCompleta } from '@rumo/contract'
import { addDays, diaOf } from '@rumo/contract/rules'
import { lookAtEach } from '../src/accessibility.ts'
import { enterAs } from '../src/accounts.ts'
import { adminToken, openAdmin } from '../src/admin.steps.ts'
import { cutOff } from '../src/device.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { goOn } from '../src/practice.steps.ts'
import { beginSimulado, endSimulado } from '../src/retificacao.ts'
import { headingOf } from '../src/simulado.steps.ts'
import { answersOf, readAs, tellAs } from '../src/student.ts'
import {
  correctRedacao,
  makeStudent,
  practiseOnDays,
  sendRedacao,
  takeSimulado,
} from '../src/student-data.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

test('the profile and the account', async ({ page, expectLine }) => {
  expectLine('ERR_INTERNET_DISCONNECTED')
  const student = await makeStudent(page)
  await enterAs(page, student)
  const apagar = page.getByRole('region', { name: 'Apagar a conta' })
  await lookAtEach(page, {
    'before the first attempt': async () => {
      await page.goto('aluno')
      await expect(page.getByRole('region', { name: 'Próxima prova' })).toBeVisible()
      await page.getByText('Acertos em tabela').click()
    },
    'a server that does not answer': async () => {
      const reconnect = await cutOff(page, /\/estatisticas$/)
      await page.goto('aluno')
      await expect(page.getByRole('region', { name: 'Neste aparelho' })).toBeVisible()
      reconnect()
    },
    'the account, of a server that sends mail': async () => {
      await page.route(/\/correio$/, (route) => route.fulfill({ json: { dados: { ativo: true } } }))
      await page.route('**/correio/avisos', (route) =>
        route.fulfill({ json: { dados: { redacao_corrigida: true } } }),
      )
      await page.goto('aluno/conta')
      await expect(page.getByRole('region', { name: 'Trocar o e-mail' })).toBeVisible()
      await expect(page.getByRole('definition').nth(1)).toHaveText(student.nome)
    },
    'a password that was refused beside its field': async () => {
      await page.getByRole('button', { name: 'Salvar senha' }).click()
      await expect(page.getByText('Preencha este campo.').first()).toBeVisible()
    },
    'the question before it is removed': async () => {
      await apagar.getByLabel('Senha atual').fill('x')
      await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    'after many attempts': async () => {
      await practiseOnDays(page, student, 3)
      for (const quantidade of [10, 20, 10, 10, 10, 10]) {
        await takeSimulado(page, student, quantidade)
      }
      for (let sent = 0; sent < 2; sent++) {
        await correctRedacao(page, await sendRedacao(page, student))
      }
      await page.goto('aluno')
      await page.getByText('Notas em tabela').click()
      await expect(page.getByRole('cell', { name: '680 de 1.000' })).toHaveCount(2)
      await expect(page.getByRole('region', { name: 'Acertos por matéria' })).toBeVisible()
      const pages = page.getByRole('navigation', { name: 'Páginas dos simulados' })
      // The three parts of the navigation stand in one line.
      expect((await pages.boundingBox())?.height).toBeLessThan(60)
    },
  })
})

test('what today is for', async ({ page }) => {
  const student = await makeStudent(page)
  await practiseOnDays(page, student, 1)
  const data_da_prova = addDays(diaOf(Date.now()), 30)
  await tellAs(page, student.token, ['PUT', 'revisoes/plano'], { data_da_prova })
  await enterAs(page, student)
  const prova = page.getByRole('region', { name: 'Próxima prova' })
  await lookAtEach(page, {
    'the time is asked for': async () => {
      await page.goto('aluno')
      await expect(prova.getByRole('button', { name: 'Montar o plano' })).toBeVisible()
    },
    'the day is planned': async () => {
      await prova.getByLabel('Dias por semana').selectOption('7')
      await prova.getByRole('button', { name: 'Montar o plano' }).click()
      await expect(prova).toContainText('Hoje:')
      await prova.getByText(': mudar').click()
    },
  })
})

test('an essay of a student', async ({ page, expectStatus }) => {
  expectStatus(404, '/redacoes-enviadas/')
  const student = await makeStudent(page)
  const redacao = await sendRedacao(page, student)
  await enterAs(page, student)
  await lookAtEach(page, {
    'waiting for its correction': async () => {
      await page.goto(`aluno/redacoes/${redacao.id}`)
      await expect(page.getByText('Sua redação chegou.')).toBeVisible()
    },
    corrected: async () => {
      await correctRedacao(page, redacao)
      await page.reload()
      await page.getByText('Ver o tema').click()
      await expect(page.getByRole('button', { name: 'Comentário 1', exact: true })).toBeVisible()
    },
    'with others, none of them opened': async () => {
      for (let count = 0; count < 2; count++) {
        await correctRedacao(page, await sendRedacao(page, student))
      }
      await page.goto('aluno')
      await expect(page.getByText(/^2\sredações suas foram corrigidas/)).toBeVisible()
    },
    missing: async () => {
      await page.goto('aluno/redacoes/999999')
      await expect(page.getByRole('heading', { name: 'Essa redação não existe' })).toBeVisible()
    },
  })
})

test('what went wrong, again', async ({ page }) => {
  const student = await makeStudent(page)
  await practiseOnDays(page, student, 1)
  const data_da_prova = addDays(diaOf(Date.now()), 30)
  await tellAs(page, student.token, ['PUT', 'revisoes/plano'], { data_da_prova })
  await enterAs(page, student)
  await lookAtEach(page, {
    'what is due': async () => {
      await page.goto('revisar-erros')
      await expect(page.getByText('3 questões para hoje.')).toBeVisible()
      await expect(page.getByText(/^Sua prova: .*Faltam\s(29|30)\sdias\./)).toBeVisible()
    },
    'the result': async () => {
      for (let numero = 1; numero <= 3; numero++) {
        await expect(page.getByRole('heading', { name: `Questão ${numero}` })).toBeVisible()
        await page.getByRole('radio').first().check()
        await page.getByRole('button', { name: 'Responder' }).click()
        await goOn(page)
      }
      await expect(page.getByRole('heading', { name: /^\d de 3 certas?$/ })).toBeFocused()
    },
    'nothing is due': async () => {
      await expect.poll(() => answersOf(page, student.token)).toBe(7)
      await page.reload()
      await expect(page.getByText('Nada para revisar hoje')).toBeVisible()
      await expect(
        page.getByText(/^(Nada volta nos próximos sete dias\. )?Próxima revisão: /),
      ).toBeVisible()
    },
  })
})

test('a key that changes after a simulado', async ({ page }) => {
  const student = await makeStudent(page)
  const begun = await beginSimulado(page, student)
  await endSimulado(page, student, begun)
  const [first, , third] = begun.questoes
  if (!first || !third) throw new Error('It has fewer questions.')
  await lookAtEach(page, {
    'an administrator is told what it changes': async () => {
      await openAdmin(page, `admin/questoes/${first.questao.id}`)
      await page.getByRole('radio', { name: 'A certa é a A' }).check({ force: true })
      await expect(page.getByText(/1\ssimulado já encerrado é corrigido de novo/)).toBeVisible()
    },
    'the student reads both results, and why': async () => {
      const admin = await adminToken(page)
      const path = `edicao/questoes/${third.questao.id}`
      const { questao, ...others } = await readAs<QuestaoCompleta>(page, admin, path)
      const anulada = { ...others, questao: { ...questao, situacao: 'anulada' } }
      await tellAs(page, admin, ['PUT', path], anulada)
      await enterAs(page, student)
      await page.goto(`simulados/${begun.id}`)
      await expect(headingOf(page, '2 de 3 certas')).toBeVisible()
      await expect(page.getByText('Antes: 1 de 3. Agora: 2 de 3.')).toBeVisible()
    },
  })
})
