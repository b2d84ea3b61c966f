import { diaOf } from '@rumo/contract/rules'
import { expect, type Page } from '@playwright/test'
import { freshEmail, SENHA } from './accounts.ts'
import type { Hand } from './hand.ts'

/** A noun of the back office, with what its journey does in the forms. */
export interface NounJourney {
  titulo: string
  path: string
  /** The question of the dialog before a record is deleted. */
  deletar: string
  /** Tries values that the form refuses, then fills it in correctly. `n` is unique to this journey. */
  fill: (page: Page, hand: Hand, n: number) => Promise<void>
  change: (page: Page, hand: Hand, n: number) => Promise<void>
  /** What to search for, and the name of its record, before and after the change. */
  made: (n: number) => readonly [busca: string, name: string]
  changed: (n: number) => readonly [busca: string, name: string]
}

const salvar = (page: Page) => page.getByRole('button', { name: 'Salvar' })
const nome = (page: Page) => page.getByLabel('Nome')

/** Presses `Salvar`, and expects this message beside a field. */
async function expectRefused(page: Page, hand: Hand, label: string, words: string) {
  await hand.press(salvar(page))
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await expect(field).toHaveAccessibleDescription(new RegExp(words))
  await expect(
    page.getByRole('alert').getByRole('button', { name: label, exact: true }),
  ).toBeVisible()
}

const named = (titulo: string, path: string, deletar: string) => ({
  titulo,
  path,
  deletar,
  fill: async (page: Page, hand: Hand, n: number) => {
    await expectRefused(page, hand, 'Nome', 'Preencha este campo.')
    await hand.write(nome(page), ' '.repeat(3))
    await expectRefused(page, hand, 'Nome', 'Preencha este campo.')
    await hand.write(nome(page), `Óptica ${n}`)
  },
  change: (page: Page, hand: Hand, n: number) => hand.write(nome(page), `Acústica ${n}`),
  made: (n: number) => [`OPTICA ${n}`, `Óptica ${n}`] as const,
  changed: (n: number) => [`acustica ${n}`, `Acústica ${n}`] as const,
})

const cursos = named('Cursos', 'admin/cursos', 'Deseja deletar este curso?')
const materias = named('Matérias', 'admin/materias', 'Deseja deletar esta matéria?')
const prova = named('Provas', 'admin/provas', 'Deseja deletar esta prova?')
const provas: NounJourney = {
  ...prova,
  fill: async (page, hand, n) => {
    await prova.fill(page, hand, n)
    // With a server that has section 7 alone, the form requires a vestibular.
    const vestibular = page.getByRole('dialog').getByLabel('Vestibular')
    const isRequired = (await vestibular.getByText('Escolha', { exact: true }).count()) > 0
    if (isRequired) await vestibular.selectOption({ index: 1 })
  },
}

const vestibulares: NounJourney = {
  titulo: 'Vestibulares',
  path: 'admin/vestibulares',
  deletar: 'Deseja deletar este vestibular?',
  fill: async (page, hand, n) => {
    const ano = page.getByLabel('Ano')
    await expect(ano).toHaveValue(diaOf(Date.now()).slice(0, 4))
    await hand.press(salvar(page))
    await expect(page.getByText('Escolha uma opção.')).toBeVisible()
    await hand.choose(page.getByRole('radio', { name: '2º semestre' }))
    for (const wrong of ['1899', '2100', '2000.5']) {
      await hand.write(ano, wrong)
      await expectRefused(page, hand, 'Ano', 'Escreva um ano de 1900 a 2099.')
    }
    await hand.write(ano, String(yearOf(n)))
  },
  change: (page, hand) => hand.choose(page.getByRole('radio', { name: '1º semestre' })),
  made: (n) => [String(yearOf(n)), `${yearOf(n)}/2`],
  changed: (n) => [String(yearOf(n)), `${yearOf(n)}/1`],
}

/** A year that no vestibular of the demonstration has, because it is earlier. */
const yearOf = (n: number) => 1900 + (n % 100)

const emails = new Map<number, string>()
const emailOf = (n: number) => {
  const email = emails.get(n) ?? freshEmail()
  emails.set(n, email)
  return email
}

const usuarios: NounJourney = {
  titulo: 'Usuários',
  path: 'admin/usuarios',
  deletar: 'Deseja deletar este usuário?',
  fill: async (page, hand, n) => {
    const senha = page.getByLabel('Senha', { exact: true })
    const confirmacao = page.getByLabel('Confirme a senha', { exact: true })
    await expect(page.getByRole('radio', { name: 'Aluno' })).toBeChecked()
    await expectRefused(page, hand, 'Nome', 'Preencha este campo.')
    await expectRefused(page, hand, 'E-mail', 'Preencha este campo.')
    await expectRefused(page, hand, 'Senha', 'Preencha este campo.')
    await hand.write(nome(page), `Óptica ${n}`)
    await hand.write(page.getByLabel('E-mail', { exact: true }), 'ninguém')
    await hand.write(senha, SENHA)
    await hand.write(confirmacao, SENHA)
    await expectRefused(page, hand, 'E-mail', 'Escreva um e-mail')
    await hand.write(page.getByLabel('E-mail', { exact: true }), emailOf(n))
    await hand.write(confirmacao, 'outra frase boa')
    await hand.press(salvar(page))
    const aviso = page.getByRole('dialog', { name: 'Aviso!' })
    await expect(aviso).toContainText('As senhas não coincidem.')
    await hand.press(aviso.getByRole('button', { name: 'Entendi' }))
    await expect(confirmacao).toHaveAccessibleDescription(/As senhas não coincidem/)
    await hand.write(confirmacao, SENHA)
  },
  change: async (page, hand, n) => {
    await hand.write(nome(page), `Acústica ${n}`)
    await hand.choose(page.getByRole('radio', { name: 'Administrador' }))
    // A server with section 7 alone requires a password with every change.
    const senha = page.getByLabel('Senha', { exact: true })
    if ((await senha.count()) === 0) return
    await hand.write(senha, SENHA)
    await hand.write(page.getByLabel('Confirme a senha', { exact: true }), SENHA)
  },
  made: (n) => [emailOf(n), `Óptica ${n}`],
  changed: (n) => [`ACUSTICA ${n}`, `Acústica ${n}`],
}

/** The noun whose journey every run makes, behind nginx. */
export const SERVED_NOUN = cursos
/** Nouns with screens of the same kind. A run draws one of them. */
export const OTHER_NOUNS = [provas, materias, vestibulares, usuarios] as const
/** The nouns that a server with section 7 alone has. */
export const NOUNS_OF_SECTION_7 = [cursos, provas, vestibulares, usuarios] as const
