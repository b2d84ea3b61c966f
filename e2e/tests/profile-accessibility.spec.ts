import { expectAccessible } from '../src/accessibility.ts'
import { enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  correctRedacao,
  makeStudent,
  practiseOnDays,
  sendRedacao,
  takeSimulado,
} from '../src/student-data.ts'

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('/aluno is accessible before the first attempt and after many', async ({ page }) => {
      const student = await makeStudent(page)
      await enterAs(page, student)
      await page.goto('aluno')
      await expect(page.getByRole('region', { name: 'Próxima prova' })).toBeVisible()
      await page.getByText('Acertos em tabela').click()
      await expectAccessible(page)

      await practiseOnDays(page, student, 3)
      for (const quantidade of [10, 20, 10, 10, 10, 10]) {
        await takeSimulado(page, student, quantidade)
      }
      for (let sent = 0; sent < 2; sent++) {
        await correctRedacao(page, await sendRedacao(page, student))
      }
      await page.reload()
      await page.getByText('Notas em tabela').click()
      await expect(page.getByRole('cell', { name: '680 de 1.000' })).toHaveCount(2)
      await expect(page.getByRole('region', { name: 'Acertos por matéria' })).toBeVisible()
      await expectAccessible(page)
      const pages = page.getByRole('navigation', { name: 'Páginas dos simulados' })
      // Its three parts stand in one line.
      expect((await pages.boundingBox())?.height).toBeLessThan(60)
    })

    test('an essay is accessible: waiting, corrected, missing', async ({ page, expectStatus }) => {
      expectStatus(404, '/redacoes-enviadas/')
      const student = await makeStudent(page)
      const redacao = await sendRedacao(page, student)
      await enterAs(page, student)
      await page.goto(`aluno/redacoes/${redacao.id}`)
      await expect(page.getByText('Sua redação chegou.')).toBeVisible()
      await expectAccessible(page)
      await correctRedacao(page, redacao)
      await page.reload()
      await page.getByText('Ver o tema').click()
      await expect(page.getByRole('button', { name: 'Anotação 1', exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.goto('aluno/redacoes/999999')
      await expect(page.getByRole('heading', { name: 'Esta redação não existe' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
