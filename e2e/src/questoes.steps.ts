import type { Prova } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { apiOf } from './accounts.ts'
import { adminToken, freshName } from './admin.steps.ts'

/** Creates an empty draft of a prova by the API; gives its id. */
export async function makeDraft(page: Page, nome = freshName('Caderno')): Promise<number> {
  const answer = await page.request.post(`${apiOf(page)}provas`, {
    data: { nome, publicada: false },
    headers: { Authorization: `Bearer ${await adminToken(page)}` },
  })
  return ((await answer.json()) as { dados: Prova }).dados.id
}

/** Writes a question and five alternatives into the editor, without marking one of them as right. */
export async function writeQuestao(page: Page, texto: string) {
  await page.getByLabel('Texto da questão').fill(texto)
  for (const letra of 'ABCDE') {
    await page.getByLabel(`Alternativa ${letra}`, { exact: true }).fill(`Valor ${letra}`)
  }
}
