import { enterAs } from '../src/accounts.ts'
import { openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { beginSimulado, endSimulado } from '../src/retificacao.ts'
import { headingOf } from '../src/simulado.steps.ts'
import { makeStudent } from '../src/student-data.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { byKeyboard } from '../src/hand.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'regrading')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a key that changes after a simulado changes its result, and the student reads both and why',
      { tag: '@served' },
      async ({ page }) => {
        const { press, choose, pick } = byKeyboard(page)
        const student = await makeStudent(page)
        const begun = await beginSimulado(page, student)
        const { id, prova, questoes } = begun
        await endSimulado(page, student, begun)
        await enterAs(page, student)
        await page.goto('aluno')
        const linha = page
          .getByRole('region', { name: 'Simulados' })
          .getByRole('listitem')
          .filter({ hasText: prova.nome })
        await expect(linha).toContainText(/1\sde\s3/)
        await expect(linha).not.toContainText('Antes')

        await openAdmin(page, `admin/questoes/${questoes[0]?.questao.id}`)
        await choose(page.getByRole('radio', { name: 'A certa é a A' }))
        await expect(page.getByText(/1\ssimulado já encerrado é corrigido de novo/)).toBeVisible()
        await press(page.getByRole('button', { name: 'Salvar', exact: true }))
        await expect(page).not.toHaveURL(/admin\/questoes\/\d+$/)
        await openAdmin(page, `admin/questoes/${questoes[2]?.questao.id}`)
        await pick(page.getByLabel('Situação'), 'Anulada')
        await press(page.getByRole('button', { name: 'Salvar', exact: true }))
        await expect(page).not.toHaveURL(/admin\/questoes\/\d+$/)

        await enterAs(page, student)
        await page.goto('aluno')
        await expect(linha).toContainText(/3\sde\s3/)
        await expect(linha).toContainText(/Antes: 1\sde\s3\. O gabarito mudou/)
        await press(linha.getByRole('link', { name: prova.nome }))
        await expect(page).toHaveURL(new RegExp(`/simulados/${id}$`))
        await expect(headingOf(page, '3 de 3')).toBeVisible()
        await expect(page.getByText('Antes: 1 de 3. Agora: 3 de 3.')).toBeVisible()
        await expect(page.getByText(/^Questão 1: .* Antes: errada\. Agora: certa\.$/)).toBeVisible()
        await expect(
          page.getByText(
            'Questão 3: foi anulada e vale para todos. Antes: em branco. Agora: certa.',
          ),
        ).toBeVisible()
      },
    )
  })
}
