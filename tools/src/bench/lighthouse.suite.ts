import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { run } from '../checks/run.ts'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM } from '../system/programs.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { makeProduct } from './make-product.ts'
import { publicPaths } from './public-paths.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST = 0.99

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

/** Lighthouse's scores of the public pages, on the slow phone that it simulates. */
export const lighthouse: Suite = {
  key: 'lighthouse',
  name: 'The public pages by Lighthouse',
  onRequest: true,
  run: () => inFolder(judgeIn),
}

async function judgeIn(folder: string): Promise<Figure[]> {
  await using product = await makeProduct(folder)
  const { app, base } = product
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const figures: Figure[] = []
  for (const screen of publicPaths()) {
    // The demonstration's first record of each kind has the id 1.
    const url = `${origin}${base}${screen.slice(1).replace('{id}', '1')}`
    figures.push(...(await judge(screen, url, path.join(folder, 'lighthouse.json'))))
  }
  return figures
}

async function judge(screen: string, url: string, output: string): Promise<Figure[]> {
  const args = [
    PROGRAM,
    url,
    '--quiet',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${output}`,
  ]
  const { code, output: said } = await run(process.execPath, args, {
    env: { CHROME_PATH: obtainProgram(CHROMIUM) },
  })
  if (code !== 0) throw new Error(`Lighthouse could not judge ${screen}:\n${said}`)
  const { categories, audits } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  return Object.entries(categories).map(([category, { score, auditRefs }]) => {
    const missed = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < LEAST)
      .map(({ id }) => `${id} ${audits[id]?.score}`)
    if (score < LEAST) console.log(`  ${screen}, ${category}: ${missed.join(', ')}`)
    return {
      name: `${category} of ${screen}`,
      value: score,
      atLeast: LEAST,
      row: `Lighthouse, the public page with the least ${category}`,
    }
  })
}
