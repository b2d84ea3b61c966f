import type { Page } from '@playwright/test'
import { byPointer, type Hand } from './hand.ts'
import { buildPdf } from './pdf.ts'

/** A file as Playwright gives it to a file input. */
interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF file, by default with one page. */
export const pdfFile = (name: string, buffer = buildPdf({ pages: 1 })): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

/** A picture of one pixel. */
export const PICTURE: Chosen = {
  name: 'figura.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Chooses a file, or the file at a path, with the button of this name. */
export async function chooseFile(
  page: Page,
  button: string,
  file: Chosen | string,
  { press }: Hand = byPointer,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: button, exact: true }))
  await (await chooser).setFiles(file)
}
