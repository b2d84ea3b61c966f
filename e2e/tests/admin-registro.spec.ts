import { expect } from '@playwright/test'
import { adminToken, freshName, makeCurso, openAdmin } from '../src/admin.steps.ts'
import { WAYS } from '../src/admin-journey.ts'
import { test } from '../src/fixtures.ts'
import { byKeyboard, byPointer } from '../src/hand.ts'
import { drawn } from '../src/viewports.ts'

for (const { viewport, way } of drawn(WAYS, 'admin/registro'))
  test(`what was removed comes back, by ${way} at ${viewport.width} px`, async ({ page }) => {
    const hand = way === 'keyboard' ? byKeyboard(page) : byPointer
    const nome = freshName('Mecatrônica')
    const curso = await makeCurso(page, nome)
    const headers = { authorization: `Bearer ${await adminToken(page)}` }
    expect((await page.request.delete(curso, { headers })).status()).toBe(200)

    await page.setViewportSize(viewport)
    await openAdmin(page, 'admin/registro?acao=exclusao&tipo=cursos')
    await hand.write(page.getByLabel('Pesquisar'), nome)
    await expect(page).toHaveURL(/busca=Mecatr/)
    const voltar = page.getByRole('button', { name: /^Trazer de volta o curso/ })
    await expect(voltar).toHaveCount(1)
    await hand.press(voltar)
    const question = page.getByRole('dialog', { name: /^Trazer de volta o curso/ })
    await expect(question).toContainText('Isto volta como era: 1')
    await hand.press(question.getByRole('button', { name: 'Sim' }))
    await expect(page.getByRole('status').filter({ hasText: 'Trazido de volta' })).toBeAttached()

    const { dados } = (await (await page.request.get(curso)).json()) as { dados: { nome: string } }
    expect(dados.nome).toBe(nome)
    // A change that was undone is not offered again.
    await expect(voltar).toHaveCount(0)
  })
