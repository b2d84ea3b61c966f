import type { Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { chooseFile, PICTURE } from '../src/files.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { tabTo } from '../src/hand.ts'
import { makeDraft, writeQuestao } from '../src/questoes.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const scrollsSideways = (element: Element) =>
  getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth
/** Whether a field is too low for its text. */
const isCut = (field: Element) => field.scrollHeight > field.clientHeight
const previa = (page: Page) => page.getByRole('region', { name: 'Prévia' })

for (const viewport of drawn(NARROW_AND_WIDE, 'admin-questoes'))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a question is written, shown as a candidate sees it, and saved whole',
      { tag: '@served' },
      async ({ page }) => {
        const id = await makeDraft(page)
        await openAdmin(page, `admin/provas/${id}/questoes`)
        await button(page, 'Adicionar').click()
        await expect(page.getByLabel('Número (opcional)')).toHaveValue('1')
        await button(page, 'Salvar').click()
        await expect(page.getByText(/^Falta corrigir 7 campos/)).toBeVisible()
        await expect(page.getByLabel('Texto da questão')).toBeFocused()

        await writeQuestao(page, 'Quanto vale \\(x^2\\)?')
        await button(page, 'Salvar').click()
        await expect(page.getByText('Marque a alternativa certa.')).toBeVisible()
        await page.getByRole('radio', { name: 'A certa é a B' }).check()
        await expect(previa(page).getByRole('radio', { name: 'B: Valor B' })).toBeVisible()
        expect(await previa(page).evaluate(scrollsSideways)).toBe(false)
        const alternativa = page.getByLabel('Alternativa D')
        await alternativa.fill('Um valor que se escreve com muitas palavras. '.repeat(4))
        expect(await alternativa.evaluate(isCut)).toBe(false)
        await alternativa.fill('Valor D')
        await previa(page).getByRole('radio', { name: 'B: Valor B' }).check()
        await button(page, 'Ver a correção').click()
        await expect(previa(page).getByText('Resposta correta!')).toBeVisible()

        await chooseFile(page, 'Usar imagem da alternativa C', PICTURE)
        await expect(page.getByLabel('Descrição da imagem')).toBeVisible()
        await button(page, 'Salvar').click()
        await expect(page.getByLabel('Descrição da imagem')).toHaveAccessibleDescription(
          /Descreva a imagem/,
        )
        await page.getByLabel('Descrição da imagem').fill('Um ponto azul')
        await expect(previa(page).getByRole('img', { name: 'Um ponto azul' })).toHaveAttribute(
          'src',
          /^data:image/,
        )
        await button(page, 'Salvar e escrever outra').click()
        await expect(page.getByLabel('Número (opcional)')).toHaveValue('2')
        await expect(page.getByLabel('Texto da questão')).toHaveValue('')

        await page.getByRole('link', { name: /^Questões de/ }).click()
        await expect(page.getByText('Sem matéria', { exact: true }).last()).toBeVisible()
      },
    )

    test('alternatives change places by keys and by pointer, and the right one goes along', async ({
      page,
    }) => {
      const id = await makeDraft(page)
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      await writeQuestao(page, 'Em que ordem?')
      await page.getByRole('radio', { name: 'A certa é a A' }).check()
      const handle = (letra: string) =>
        page.getByRole('button', { name: `Mover alternativa ${letra}:` })
      const field = (letra: string) => page.getByLabel(`Alternativa ${letra}`, { exact: true })
      await handle('A').focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(field('C')).toHaveValue('Valor A')
      await expect(handle('C')).toBeFocused()
      await expect(page.getByRole('radio', { name: 'A certa é a C' })).toBeChecked()
      await expect(page.getByText('Agora é a alternativa C.')).toBeAttached()

      await handle('B').hover()
      const from = await handle('B').boundingBox()
      const to = await field('A').boundingBox()
      if (!from || !to) throw new Error('The alternatives are not there.')
      await page.mouse.move(from.x + 10, from.y + 10)
      await page.mouse.down()
      await page.mouse.move(from.x + 10, to.y - 20, { steps: 8 })
      await page.mouse.up()
      await expect(field('A')).toHaveValue('Valor C')
      await expect(field('B')).toHaveValue('Valor B')
    })

    test('a reference is shared, and says so', async ({ page }) => {
      const id = await makeDraft(page)
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      await writeQuestao(page, 'O que diz o texto?')
      await page.getByRole('radio', { name: 'A certa é a A' }).check()
      await button(page, 'Nova referência').click()
      await page.getByLabel('Título (opcional)').fill('Sobre a vazão')
      await page.getByLabel('Texto da referência').fill('A água corre.')
      await button(page, 'Salvar e escrever outra').click()
      await expect(page.getByLabel('Número (opcional)')).toHaveValue('2')

      await button(page, 'Usar uma que já existe').click()
      await page.getByRole('button', { name: /^Sobre a vazão: A água corre/ }).click()
      await expect(page.getByText(/^Serve a 2 questões/)).toBeVisible()
      await expect(previa(page).getByText('A água corre.')).toBeVisible()
    })

    test('nothing typed is lost unasked, and two administrators are told of each other', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(409, '/edicao/questoes')
      const id = await makeDraft(page)
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      await writeQuestao(page, 'Uma vez?')
      await page.getByRole('radio', { name: 'A certa é a A' }).check()
      await page.getByRole('link', { name: /^Questões de/ }).click()
      await button(page, 'Continuar editando').click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Uma vez?')
      await button(page, 'Salvar').click()
      await page.getByRole('link', { name: 'Editar questão 1' }).click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Uma vez?')
      await page.getByLabel('Texto da questão').fill('Uma só vez?')
      const address = page.url()
      await page.goBack()
      await button(page, 'Continuar editando').click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Uma só vez?')
      expect(page.url()).toBe(address)

      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.getByLabel('Texto da questão').fill('Duas vezes?')
      await button(other, 'Salvar').click()
      await expect(other.getByRole('link', { name: 'Editar questão 1' })).toBeVisible()
      await other.close()

      await page.getByLabel('Texto da questão').fill('Três vezes?')
      await button(page, 'Salvar').click()
      const told = page.getByRole('dialog', {
        name: /^Você mudou isto em outra aba ou aparelho, hoje às\s\d/,
      })
      await expect(told.getByRole('group')).toHaveCount(1)
      const mine = told.getByRole('radio', { name: 'Aqui: Três vezes?' })
      await expect(mine).not.toBeChecked()
      await expect(told.getByRole('radio', { name: 'Salvo: Duas vezes?' })).not.toBeChecked()
      await mine.check()
      await told.getByRole('button', { name: 'Salvar assim' }).click()
      await page.getByRole('link', { name: 'Editar questão 1' }).click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Três vezes?')
      await page.getByLabel('Texto da questão').fill('Quatro vezes?')
      await page.goBack()
      await button(page, 'Sair sem salvar').click()
      await page.getByRole('link', { name: 'Editar questão 1' }).click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Quatro vezes?')
      await button(page, 'Descartar rascunho').click()
      await button(page, 'Descartar').click()
      await expect(page.getByLabel('Texto da questão')).toHaveValue('Três vezes?')
    })
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('no field that takes the focus begins below the foot of the form', async ({ page }) => {
    const id = await makeDraft(page)
    await openAdmin(page, `admin/provas/${id}/questoes/nova`)
    await expect(page.getByLabel('Texto da questão')).toBeVisible()
    const fields = await page.getByRole('textbox').all()
    for (const field of fields) {
      await tabTo(page, field)
      const [box, foot] = [await field.boundingBox(), await button(page, 'Salvar').boundingBox()]
      // The first two lines are in view; a field may be higher than what is left of the screen.
      expect((box?.y ?? NaN) + 64).toBeLessThan(foot?.y ?? NaN)
    }
  })
})
