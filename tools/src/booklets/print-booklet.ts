import { chromium, type Browser } from '@playwright/test'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM } from '../system/programs.ts'

/** How Chromium prints: in the size of the page's CSS, and tagged for screen readers. */
export const PRINTING = {
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
} as const

/** The dates in a PDF, as Chromium writes them. */
const DATE = /\(D:\d{14}(?<zone>[^)]*)\)/g

export interface Printer extends AsyncDisposable {
  /** Prints a page that loads nothing as a PDF. */
  print(document: string): Promise<Buffer>
}

export async function openPrinter(): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: obtainProgram(CHROMIUM),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
  return {
    print: (document) => print(browser, document),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function print(browser: Browser, document: string): Promise<Buffer> {
  await using page = await browser.newPage({ colorScheme: 'light', offline: true })
  await page.setContent(document)
  return withFixedDate(await page.pdf(PRINTING))
}

/** Replaces the date, so that the same page gives the same file. The length stays, so no offset in the PDF changes. */
export function withFixedDate(pdf: Buffer): Buffer {
  const fixed = pdf.toString('latin1').replaceAll(DATE, '(D:20260101000000$<zone>)')
  return Buffer.from(fixed, 'latin1')
}
