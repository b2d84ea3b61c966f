import { expect, test, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { openAdmin } from './admin.ts'
import { chooseFile } from './files.ts'

/** A booklet and its key as they are printed (tools/src/booklets/). */
const printed = (name: string) =>
  fileURLToPath(new URL(`../../api/src/infra/seed/demo/provas/${name}.pdf`, import.meta.url))

/** Booklets are read one at a time: where several tests read, one waits for the others. */
const READING_MS = 120_000

/** Has a printed booklet read under a name, and opens what was found. */
export async function importBooklet(page: Page, nome: string): Promise<void> {
  test.setTimeout(test.info().timeout + READING_MS)
  await openAdmin(page, 'admin/importar-prova')
  await chooseFile(page, 'Escolher arquivo Caderno de questões', printed('2026-1-prova'))
  await chooseFile(page, 'Escolher arquivo PDF do gabarito', printed('2026-1-gabarito'))
  await expect(page.getByText('2026-1-prova.pdf ·')).toBeVisible()
  await expect(page.getByText('2026-1-gabarito.pdf ·')).toBeVisible()
  await page.getByLabel('Nome da prova').fill(nome)
  await page.getByRole('button', { name: 'Ler a prova' }).click()
  await page.getByRole('link', { name: `Revisar ${nome}` }).click({ timeout: READING_MS })
  await expect(page.getByRole('navigation', { name: 'Questões da prova' })).toBeVisible()
}
