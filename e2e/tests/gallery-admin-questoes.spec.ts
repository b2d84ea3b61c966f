import type { Assunto, Materia, QuestaoAConferir, Usuario } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { lookAtEach } from '../src/accessibility.ts'
import { freshEmail, SENHA, tokenOf } from '../src/accounts.ts'
import { adminToken, freshName, openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeDraft } from '../src/questoes.steps.ts'
import { readAs, tellAs } from '../src/student.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Creates a prova with two questions of one assunto; gives its id, and the name of another matéria. */
async function makeBank(page: Page): Promise<{ id: number; outra: string }> {
  const token = await adminToken(page)
  const id_prova = await makeDraft(page)
  const [materia, outra] = await readAs<Materia[]>(page, token, 'materias')
  const id_materia = materia?.id ?? NaN
  const { id: id_assunto } = await tellAs<Assunto>(page, token, ['POST', 'assuntos'], {
    nome: freshName('Ondas'),
    id_materia,
  })
  for (const numero of [1, 2]) {
    await tellAs(page, token, ['POST', 'edicao/questoes'], {
      questao: { id_prova, numero, texto: `A questão ${numero}?`, id_materia, id_assunto },
      alternativas: [
        { texto: 'Sim', correta: true },
        { texto: 'Não', correta: false },
      ],
    })
  }
  return { id: id_prova, outra: outra?.nome ?? '' }
}

const PASTED = `QUESTÃO 3
Com c = 3,0 x 108 m/s, quanto CO2 sai?
(A) um grama
(B) dois gramas
(C) três gramas
(D) quatro gramas
(E) cinco gramas`

/** Pastes a text into a field, as from a PDF. */
const paste = async (page: Page, name: string, plain: string) => {
  const field = page.getByLabel(name, { exact: true })
  await field.focus()
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, plain)
}

test('the bank of questions', async ({ page }) => {
  const { id, outra } = await makeBank(page)
  await lookAtEach(page, {
    'a selection of it': async () => {
      await openAdmin(page, `admin/questoes?prova=${id}`)
      await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check()
      await expect(page.getByText('2 questões escolhidas')).toBeVisible()
    },
    'what another matéria takes away': async () => {
      await page.getByLabel('Nova matéria').selectOption(outra)
      await press(page, 'Mudar')
      const asked = page.getByRole('dialog', { name: 'Mudar a matéria?' })
      await expect(asked).toContainText(/^.*2\s+questões perdem o assunto/)
    },
    'the order of a prova': async () => {
      await press(page, 'Cancelar')
      await openAdmin(page, `admin/provas/${id}/questoes`)
      await press(page, 'Mudar a ordem')
      await expect(page.getByRole('dialog', { name: 'Ordem das questões' })).toBeVisible()
    },
    'a question that was pasted whole': async () => {
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      await paste(page, 'Texto da questão', PASTED)
      await expect(page.getByText(/^O texto e as 5 alternativas/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Formatar', exact: true })).toBeVisible()
    },
    'a draft of it that waits': async () => {
      await page.getByRole('radio', { name: 'A certa é a B' }).check()
      await page.reload()
      await expect(page.getByText(/^Este é o seu rascunho/)).toBeVisible()
    },
    'the provas of a gap': async () => {
      await openAdmin(page, 'admin/provas?estado=rascunho')
      await expect(page.getByLabel('Situação')).toHaveValue('rascunho')
      await expect(page.getByText('Rascunho', { exact: true }).first()).toBeVisible()
    },
  })
})

const A_CONFERIR: QuestaoAConferir[] = [
  {
    id: 1,
    numero: 4,
    prova: { id: 1, nome: 'Prova Azul', vestibular: { ano: 2026, semestre: 1 } },
    achados: [{ codigo: 'outra_atrai_mais', letra: 'D' }],
  },
]

test('what answers say of questions, and a corrector', async ({ page }) => {
  const corretor = {
    nome: 'Rui Sá',
    email: freshEmail(),
    senha: SENHA,
    perfil: 'Aluno',
    funcao: 'Corretor',
  }
  await tellAs<Usuario>(page, await adminToken(page), ['POST', 'usuarios'], corretor)
  await lookAtEach(page, {
    'questions to look at, on the home': async () => {
      await page.route(/\/analises$/, (route) => route.fulfill({ json: { dados: A_CONFERIR } }))
      await openAdmin(page, 'admin')
      await expect(page.getByRole('region', { name: 'Questões a conferir' })).toBeVisible()
    },
    'all that a corrector sees': async () => {
      await openAdmin(page, 'admin/redacoes', { own: await tokenOf(page, corretor) })
      await expect(page.getByRole('heading', { name: 'Quem corrige' })).toBeVisible()
    },
  })
})
