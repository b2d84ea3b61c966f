import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Redacao, RedacaoEnviada } from '@rumo/contract'
import { RUBRICAS } from '@rumo/contract/rules'
import { apiOf, makeAccount, tokenOf } from './accounts.ts'
import { freshName } from './admin.steps.ts'

/** The text of every essay of these journeys. */
export const TEXTO = `A ponte
    A ponte caiu ontem à noite, e ninguém passa mais. Quem mora do outro lado conta os dias.

    Proponho que a cidade a erga de novo, com pedra e com paciência.`

/** An essay that was sent by a student with a unique name. */
export interface Enviada {
  id: number
  nome: string
  titulo: string
  /** Reads the essay as the student who sent it. */
  read: () => Promise<RedacaoEnviada>
}

/** Creates a student and sends an essay on a theme of the demonstration data. */
export async function sendRedacao(page: Page): Promise<Enviada> {
  const nome = freshName('Marina')
  const account = await makeAccount(page, nome)
  const headers = { authorization: `Bearer ${await tokenOf(page, account)}` }
  const api = apiOf(page)
  const temas = await page.request.get(`${api}redacoes`)
  const [tema] = ((await temas.json()) as { dados: Redacao[] }).dados
  const data = {
    chave: randomUUID(),
    id_redacao: tema?.id,
    texto: TEXTO,
    enviada_em: new Date().toISOString(),
  }
  const sent = await page.request.post(`${api}redacoes-enviadas`, { data, headers })
  const { id, titulo } = ((await sent.json()) as { dados: RedacaoEnviada }).dados
  const read = async () => {
    const answer = await page.request.get(`${api}redacoes-enviadas/${id}`, { headers })
    return ((await answer.json()) as { dados: RedacaoEnviada }).dados
  }
  return { id, nome, titulo, read }
}

/** The criteria of the ENEM as the screen names them, in its order. */
export const CRITERIOS_DO_ENEM = RUBRICAS.enem.criterios.map(({ nome }) => nome)

export const folhaOf = (page: Page) => page.getByLabel('Texto da redação')

/** Selects a passage of an essay. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await folhaOf(page).evaluate((field: HTMLTextAreaElement, wanted) => {
    const inicio = field.value.indexOf(wanted)
    field.focus()
    field.setSelectionRange(inicio, inicio + wanted.length)
  }, words)
}

/** Adds a comment to a passage of an essay. */
export async function comment(page: Page, words: string, comentario: string): Promise<void> {
  await selectWords(page, words)
  await page.getByRole('button', { name: 'Comentar o trecho' }).click()
  await page.keyboard.insertText(comentario)
  // On a screen without room for remarks beside the text, a remark is written below the text.
  const back = page.getByRole('button', { name: 'Voltar ao texto' })
  if (await back.isVisible()) await back.click()
}
