import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { SITES } from './config.ts'

export const SENHA = 'uma frase boa'

/** Comes with the demonstration data. */
export const ADMINISTRADOR = {
  nome: 'Administradora da Demonstração',
  email: 'administrador@rumo.exemplo',
  senha: 'demonstracao',
}

let made = 0
/** An e-mail that no account has yet, in any test. */
export const freshEmail = () => `pessoa-${process.pid}-${Date.now()}-${++made}@exemplo.br`

/** A name that no account has yet: some servers refuse a second one. */
export const freshName = () => `Marina ${process.pid}-${Date.now()}-${++made}`

export interface Account {
  nome: string
  email: string
  senha: string
}

/** Makes an account by the API that the page's site calls. */
export async function makeAccount(page: Page, nome = 'Marina Alves'): Promise<Account> {
  const account = { nome, email: freshEmail(), senha: SENHA }
  const answer = await page.request.post(`${apiOf(page)}usuarios`, { data: account })
  expect(answer.status()).toBeLessThan(300)
  expect(await answer.json()).not.toHaveProperty('valido', false)
  return account
}

export async function tokenOf(page: Page, { email, senha }: Omit<Account, 'nome'>) {
  const answer = await page.request.post(`${apiOf(page)}usuarios/login`, { data: { email, senha } })
  return ((await answer.json()) as { dados: string }).dados
}

/**
 * Signs in to an account in every page of the context: stores its token, once, where the session looks for one. A page
 * that signs out stays signed out. Gives the token.
 */
export async function enterAs(page: Page, account: Omit<Account, 'nome'>): Promise<string> {
  const token = await tokenOf(page, account)
  await storeToken(page, token)
  return token
}

/** Stores a token through an empty page of the site, in which no script runs yet that would use it. */
export async function storeToken(page: Page, token: string, site = baseOf(page)): Promise<void> {
  const empty = `${site}vazia`
  // With an icon in the page: otherwise the browser would request one from the server.
  const body = '<link rel="icon" href="data:,">'
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(empty)
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.unroute(empty)
}

/** Ends a session without any tab knowing, as an administrator or another device may. */
export async function endOnServer(page: Page, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.delete(`${apiOf(page)}sessao`, { headers })).ok()).toBe(true)
}

/** Fills in the fields of /login. */
export async function fillLogin(page: Page, { email, senha }: Omit<Account, 'nome'>) {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
}

/** Fills in the fields of /cadastro. */
export async function fillCadastro(page: Page, account: Account, confirmacao = account.senha) {
  await page.getByLabel('Nome completo', { exact: true }).fill(account.nome)
  await fillLogin(page, account)
  await page.getByLabel('Confirme a senha').fill(confirmacao)
}

export const freshAccount = (): Account => ({
  nome: 'Marina Alves',
  email: freshEmail(),
  senha: SENHA,
})

/** Changes the name on /aluno/conta, first with a wrong password. `refused` is what the page shows then. */
export async function changeNome(
  page: Page,
  { senha }: Account,
  nome: string,
  refused: (senhaAtual: Locator) => Promise<void>,
) {
  const region = page.getByRole('region', { name: 'Mudar o nome' })
  const save = region.getByRole('button', { name: 'Salvar nome' })
  const senhaAtual = region.getByLabel('Senha atual')
  await region.getByLabel('Nome completo', { exact: true }).fill(nome)
  await senhaAtual.fill('não é esta')
  await save.click()
  await refused(senhaAtual)
  await senhaAtual.fill(senha)
  await save.click()
  await expect(region.getByText('Novo nome salvo.')).toBeVisible()
  await expect(page.getByRole('definition').nth(1)).toHaveText(nome)
}

/** Changes the password on /aluno/conta; its form is then empty again. */
export async function changeSenha(page: Page, { senha }: Account, nova: string) {
  const region = page.getByRole('region', { name: 'Mudar a senha' })
  await region.getByLabel('Senha atual').fill(senha)
  await region.getByLabel('Nova senha', { exact: true }).fill(nova)
  await region.getByLabel('Confirme a nova senha').fill(nova)
  await region.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(region.getByText('Nova senha salva.')).toBeVisible()
  await expect(region.getByLabel('Nova senha', { exact: true })).toHaveValue('')
}

/** Deletes the account on /aluno/conta and confirms it. */
export async function removeAccount(page: Page, senha: string) {
  const region = page.getByRole('region', { name: 'Apagar a conta' })
  await region.getByLabel('Senha atual').fill(senha)
  await region.getByRole('button', { name: 'Apagar minha conta' }).click()
  await readDialog(page, 'Apagar a sua conta?', 'Essa ação não pode ser desfeita.', 'Apagar')
}

/** Expects a dialog with this title and text, and closes it. */
export async function readDialog(
  page: Page,
  titulo: string,
  texto: string | RegExp,
  fechar = 'Entendi',
) {
  const dialog = page.getByRole('dialog', { name: titulo })
  await expect(dialog).toContainText(texto)
  await dialog.getByRole('button', { name: fechar }).click()
  await expect(dialog).toHaveCount(0)
}

/** The button by which an account that has just signed in takes over what was done on the device without an account. */
export const takesAlong = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: 'Foi você que fez isto neste aparelho?' })
    .getByRole('button', { name: 'Sim, levar para a minha conta' })

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** The address of the API. Behind nginx it has a prefix. */
export const apiOf = (page: Page) => {
  const { origin } = new URL(baseOf(page))
  return origin === new URL(SITES.nginx).origin ? `${origin}/api/` : `${origin}/`
}

const BASES = new WeakMap<BrowserContext, string>()
/** Sets the site that the addresses of a context's pages refer to. */
export const setBase = (context: BrowserContext, base: string) => void BASES.set(context, base)
/** The site that a page's addresses refer to. */
export const baseOf = (page: Page) => BASES.get(page.context()) ?? SITES.whole
