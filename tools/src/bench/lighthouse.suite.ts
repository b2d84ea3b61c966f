import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { mapValues, median } from 'es-toolkit'
import { z } from 'zod'
import { run } from '../checks/run.ts'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM } from '../system/programs.ts'
import { serveBehindNginx } from './behind-nginx.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { publicPaths } from './public-paths.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LEAST = 0.99

const report = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ score: z.number().nullable() })),
})

/** How often a page is judged: a score of performance differs a little from one time to the next. */
const RUNS = 3

/** Lighthouse's scores of the public pages, on the slow phone that it simulates; of several, the median. */
export const lighthouse: Suite = {
  key: 'lighthouse',
  name: `The public pages by Lighthouse behind nginx with HTTP/2, the median of ${RUNS}`,
  onRequest: true,
  run: () => inFolder(judgeIn),
}

async function judgeIn(folder: string): Promise<Figure[]> {
  await using site = await serveBehindNginx(folder)
  const figures: Figure[] = []
  for (const screen of publicPaths()) {
    // The demonstration's first record of each kind has the id 1.
    const url = site.home + screen.slice(1).replace('{id}', '1')
    const judged: Scores[] = []
    for (let turn = 1; turn <= RUNS; turn++) {
      judged.push(await judge(screen, url, path.join(folder, 'lighthouse.json')))
    }
    for (const category of CATEGORIES) {
      figures.push({
        name: `${category} of ${screen}`,
        value: median(judged.map((scores) => scores[category])),
        atLeast: LEAST,
        row: `Lighthouse, the public page with the least ${category}`,
      })
    }
  }
  return figures
}

type Scores = Record<(typeof CATEGORIES)[number], number>

/** The score of each category. Prints what a page missed. */
async function judge(screen: string, url: string, output: string): Promise<Scores> {
  const args = [
    PROGRAM,
    url,
    '--quiet',
    '--no-enable-error-reporting',
    // No authority signed the certificate of this machine.
    '--chrome-flags=--headless --no-sandbox --disable-gpu --ignore-certificate-errors',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${output}`,
  ]
  const { code, output: said } = await run(process.execPath, args, {
    env: { CHROME_PATH: obtainProgram(CHROMIUM) },
  })
  if (code !== 0) throw new Error(`Lighthouse could not judge ${screen}:\n${said}`)
  const { categories, audits } = report.parse(JSON.parse(await readFile(output, 'utf8')))
  for (const [category, { score, auditRefs }] of Object.entries(categories)) {
    const missed = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < LEAST)
      .map(({ id }) => `${id} ${audits[id]?.score}`)
    if (score < LEAST) console.log(`  ${screen}, ${category} ${score}: ${missed.join(', ')}`)
  }
  return mapValues(categories, ({ score }) => score)
}
