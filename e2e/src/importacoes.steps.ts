import { expect, test, type Page } from '@playwright/test'
import { smallBooklet, smallKey } from '@rumo/exam-pdf/testing'
import { readFile } from 'node:fs/promises'
import { openAdmin } from './admin.steps.ts'
import { config } from './config.ts'
import { chooseFile, pdfFile } from './files.steps.ts'

const readPrinted = (kind: 'prova' | 'gabarito') =>
  readFile(new URL(`../../api/src/domain/seed/demo/provas/2026-1-${kind}.pdf`, import.meta.url))

/**
 * The files to import: a small booklet with one doubtful question and its key; in a full run a printed exam of 23
 * pages.
 */
async function cadernoToImport() {
  if (!config.isFull) return { prova: smallBooklet(), gabarito: smallKey() }
  return { prova: await readPrinted('prova'), gabarito: await readPrinted('gabarito') }
}

/** Booklets are read one at a time. When several tests import one, each waits for those before. */
const READING_MS = 120_000

/** Sends a booklet to be read under this name, and opens the result. */
export async function importBooklet(page: Page, nome: string): Promise<void> {
  test.setTimeout(test.info().timeout + READING_MS)
  const { prova, gabarito } = await cadernoToImport()
  await openAdmin(page, 'admin/importar-prova')
  const choose = async (what: string, name: string, pdf: Buffer) => {
    await chooseFile(page, `Escolher arquivo ${what}`, pdfFile(name, pdf))
    // The form cannot be sent while a file is being uploaded.
    await expect(page.getByRole('button', { name: `Trocar arquivo ${what}` })).toBeVisible()
  }
  await choose('Caderno de questões', 'caderno.pdf', prova)
  await choose('PDF do gabarito', 'gabarito.pdf', gabarito)
  await page.getByLabel('Nome da prova').fill(nome)
  await page.getByRole('button', { name: 'Ler a prova' }).click()
  await page.getByRole('link', { name: `Revisar ${nome}` }).click({ timeout: READING_MS })
  await expect(page.getByRole('navigation', { name: 'Questões da prova' })).toBeVisible()
}
