import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeFigure, holds } from '../bench/figure.ts'
import { withFigures } from '../bench/figures-table.ts'
import { readReport, suiteReport, withSuite, writeReport } from '../bench/report.ts'
import { chooseSuites, SUITES } from '../bench/suites.ts'
import { ROOT } from '../config.ts'
import { runCommand } from '../start/terminal.ts'

const REPORT = path.join(ROOT, 'docs', 'bench.json')
const README = path.join(ROOT, 'README.md')
const KEYS = SUITES.map(({ key }) => key)

// Measures, and writes docs/bench.json and README's table: npm run bench, or npm run bench -- sorteios entrada
await runCommand(async () => {
  let failed = 0
  for (const suite of chooseSuites(process.argv.slice(2))) {
    console.log(`\n${suite.name}`)
    const missing = suite.missing?.()
    if (missing !== undefined) {
      console.log(`  Left out: ${missing}`)
      continue
    }
    const figures = await suite.run()
    for (const figure of figures) console.log(describeFigure(figure))
    failed += figures.filter((figure) => !holds(figure)).length
    // Written after each suite, so that a result is stored even if a later suite fails.
    const report = withSuite(await readReport(REPORT), suiteReport(suite, figures), KEYS)
    await writeReport(REPORT, report)
    await writeFile(README, withFigures(await readFile(README, 'utf8'), report))
  }
  if (failed > 0) throw new Error(`${failed} of the figures do not hold.`)
})
