import type { Sorteio } from '@rumo/contract'
import { lookAtEach } from '../src/accessibility.ts'
import { apiOf } from '../src/accounts.ts'
import { freshName, makeCurso, openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { comment, CRITERIOS_DO_ENEM, selectWords, sendRedacao } from '../src/redacoes.steps.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

test('the home, the menu and the log', async ({ page }) => {
  const texto = freshName('A figura falta')
  const told = async <T>(path: string, data: object) => {
    const answer = await page.request.post(`${apiOf(page)}${path}`, { data })
    return ((await answer.json()) as { dados: T }).dados
  }
  const { questoes } = await told<Sorteio>('sorteios', { quantidade: 1 })
  await told('relatos', { id_questao: questoes[0]?.id, texto })
  await lookAtEach(page, {
    'the home, with a report': async () => {
      await openAdmin(page, 'admin')
      await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: texto })).toBeVisible()
    },
    'the menu': async () => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Administração' })).toBeVisible()
    },
    'the log': async () => {
      await openAdmin(page, 'admin/registro')
      await expect(page.getByRole('status').filter({ hasText: 'mudança' })).toBeVisible()
    },
  })
})

test('the correction of an essay', async ({ page }) => {
  const enviada = await sendRedacao(page)
  const abrir = page.getByRole('link', { name: /^Abrir/ })
  const entregar = () => page.getByRole('button', { name: 'Entregar correção' }).click()
  await lookAtEach(page, {
    'the essays to correct': async () => {
      await openAdmin(page, 'admin/redacoes')
      await page.getByLabel('Pesquisar').fill(enviada.nome)
      await expect(abrir).toHaveCount(1)
    },
    'one to begin': async () => {
      await abrir.click()
      await page.getByText('Tema e textos de apoio').click()
      await expect(page.getByText('Texto 1')).toBeVisible()
    },
    'in work, with a comment and a passage selected': async () => {
      await page.getByRole('button', { name: 'Começar a corrigir' }).click()
      await expect(page.getByLabel('Parecer')).toBeVisible()
      await comment(page, 'A ponte caiu', 'Boa abertura.')
      await selectWords(page, 'ninguém passa')
    },
    'a remark below its passage, and the ready ones': async () => {
      await page.getByRole('button', { name: 'Comentar o trecho' }).click()
      await page.getByLabel('Seu comentário').fill('Quem?')
      await page.getByText(/^Comentários prontos/).click()
      await page.getByRole('button', { name: 'Acrescentar um comentário pronto' }).click()
      await expect(page.getByLabel('Tecla').last()).toBeVisible()
    },
    'what is missing': async () => {
      await page.getByRole('button', { name: 'Voltar ao texto' }).click()
      await entregar()
      await expect(page.getByText('Escolha a nota.')).toHaveCount(5)
    },
    delivered: async () => {
      for (const criterio of CRITERIOS_DO_ENEM) await page.getByLabel(criterio).selectOption('120')
      await entregar()
      await page.getByRole('button', { name: 'Entregar', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Sua correção' })).toBeVisible()
    },
  })
})

test('an essay that two correct', async ({ page }) => {
  const { id } = await sendRedacao(page)
  const entregue_em = new Date().toISOString()
  const outra = {
    id: 9e6,
    corretor: { id: 9e6, nome: 'Bruno Sá' },
    entregue_em,
    nota: null,
    maximo: null,
  }
  const asked = { corretores: 2, rubrica: 'rumo', correcoes: [outra] }
  const showing = async (changes: object) => {
    await page.route(/\/correcoes\?/, async (route) => {
      const answer = await route.fetch()
      const { dados, ...rest } = (await answer.json()) as { dados: object[] }
      await route.fulfill({
        json: { ...rest, dados: dados.map((one) => ({ ...one, ...changes })) },
      })
    })
    await openAdmin(page, `admin/redacoes/${id}`)
    await expect(page.getByRole('region', { name: 'Outras correções' })).toBeVisible()
  }
  await lookAtEach(page, {
    'before the second one begins': () => showing(asked),
    'once both have delivered': () =>
      showing({
        ...asked,
        estado: 'corrigida',
        nota_final: 57,
        correcoes: [{ ...outra, nota: 57, maximo: 100 }],
      }),
  })
})

test('the accounts of a class', async ({ page }) => {
  await lookAtEach(page, {
    'what is pasted': async () => {
      await openAdmin(page, 'admin/usuarios/turma')
      await page.getByLabel('Turma').fill('Ana;ana@gmial.com\nBia;bia')
    },
    'what would happen': async () => {
      await page.getByRole('button', { name: 'Conferir' }).click()
      await expect(page.getByRole('row')).toHaveCount(3)
    },
  })
})

for (const screen of ['cursos', 'vestibulares', 'usuarios', 'materias', 'assuntos'])
  test(`/admin/${screen}`, async ({ page }) => {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await makeCurso(page, freshName('Edificações'))
    await openAdmin(page, `admin/${screen}`)
    await lookAtEach(page, {
      'a list': () => expect(page.getByRole('button', { name: /^Editar / }).first()).toBeVisible(),
      'a search that finds nothing': async () => {
        await page.getByLabel('Pesquisar').fill('nada que haja')
        await expect(page.getByRole('button', { name: 'Limpar a pesquisa' })).toBeVisible()
      },
      'its form': async () => {
        await press('Limpar a pesquisa')
        await press('Adicionar')
        await expect(page.getByRole('dialog')).toBeVisible()
      },
      'what the form refuses': async () => {
        await press('Salvar')
        await expect(page.getByRole('alert').filter({ hasText: 'Falta' })).toBeVisible()
      },
      'the question before it is lost': async () => {
        await page.getByRole('textbox').or(page.getByRole('spinbutton')).last().fill('1')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Descartar' })).toBeVisible()
      },
    })
  })
