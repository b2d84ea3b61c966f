import type { Page, Request } from '@playwright/test'
import { ROOT } from '@rumo/tools/e2e'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { openList, PROVAS, servePastExams } from '../src/past-exams.ts'
import { drawn } from '../src/viewports.ts'

const ENDS: readonly [End, End] = [
  ['Diminuir', '25%'],
  ['Aumentar', '500%'],
]
/** A button, and the text at the end of the range to which it leads. */
type End = readonly [button: string, end: string]
/** The bytes that may be loaded of a booklet of 20 MB until its first page is there. */
const MOST_BYTES = 1_500_000

test(
  'a booklet of 20 MB shows its first page after 1.5 MB, and keeps few drawn, however one reads',
  { tag: '@served' },
  async ({ page, request }) => {
    const { url_arquivo } = PROVAS.caderno
    const whole = await request.head(`${url_arquivo}`)
    expect(Number(whole.headers()['content-length'])).toBeGreaterThan(20_000_000)
    await servePastExams(page)
    const files: string[] = []
    page.on('request', (asked) => {
      if (/\.(m?js|css)(\?|$)/.test(asked.url())) files.push(asked.url())
    })
    const ofReader = () =>
      files
        .map((url) =>
          /\/(leitor|open-in-pdfjs|pdf\.worker|pdf\.renderer|pdfjs|pdf(?=-))[^/]*\.(m?js|css)/.exec(
            url,
          ),
        )
        .flatMap((found) => (found ? [`${found[1]}.${found[2]}`] : []))
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (finished) => {
      if (finished.url() === url_arquivo) sizes.push(bodySize(finished))
    })

    await test.step('nothing of the reader comes before a PDF opens', async () => {
      await openList(page)
      await page.waitForLoadState('networkidle')
      expect(ofReader()).toEqual([])
      await page.getByRole('link', { name: /^Acessar Prova \(Prova Amarela/ }).click()
      await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
      const received = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      expect(received).toBeGreaterThan(480_000)
      expect(received).toBeLessThanOrEqual(MOST_BYTES)
      expect([...new Set(ofReader())].toSorted()).toEqual([
        'leitor.css',
        'leitor.js',
        'open-in-pdfjs.js',
        'pdf.js',
        'pdf.renderer.mjs',
        'pdf.worker.mjs',
      ])
      // pdf.js ends this worker, and draws in the page, if it cannot draw there.
      expect(page.workers().some((worker) => worker.url().includes('pdf.renderer'))).toBe(true)
      expect(await shownAsDrawn(page)).toBe(true)
    })

    const canvases = () => page.evaluate(() => document.querySelectorAll('canvas').length)
    await test.step('however far one reads', async () => {
      const field = page.getByLabel('Página, de 45')
      for (const number of config.isFull ? [5, 10, 15, 20, 25, 30, 35, 40] : [8, 16, 24, 32, 40]) {
        await field.fill(`${number}`)
        await field.press('Enter')
        await expect(page.getByText(`Questão ${number}. Quanto é`)).toBeVisible()
      }
      expect(await canvases()).toBeLessThanOrEqual(12)
    })

    await test.step('as small and as large as the range goes, and exactly so far', async () => {
      const size = page.getByRole('group', { name: 'Tamanho da página' })
      for (const [name, end] of drawn(ENDS, 'past-exams-weight')) {
        const button = size.getByRole('button', { name })
        while (await button.isEnabled()) await button.click()
        await expect(size.getByRole('status')).toHaveText(`Tamanho: ${end}`)
      }
    })

    const assets = await readdir(path.join(ROOT, 'mf-public/dist/assets'))
    const folder = assets.find((name) => name.startsWith('pdfjs-'))
    const licence = await request.get(`mf-public/assets/${folder}/LICENSE`)
    expect(await licence.text()).toContain('Apache License')
  },
)

/** Whether the page shows what the worker drew without a copy, and leaves the fonts of the PDF to the worker. */
const shownAsDrawn = (page: Page) =>
  page.evaluate(
    () =>
      Boolean(document.querySelector('canvas')?.getContext('bitmaprenderer')) &&
      [...document.fonts].every(({ family }) => !family.startsWith('g_d')),
  )

async function bodySize(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes()
  return responseBodySize
}
