import path from 'node:path'
import { edicao } from '../bench/edicao.suite.ts'
import { entrada } from '../bench/entrada.suite.ts'
import { fairness } from '../bench/fairness.suite.ts'
import { describeFigure, holds } from '../bench/figure.ts'
import { perfil } from '../bench/perfil.suite.ts'
import { writeReport } from '../bench/report.ts'
import { sorteios } from '../bench/sorteios.suite.ts'
import { ROOT } from '../config.ts'
import { runCommand } from '../start/terminal.ts'

const SUITES = [fairness, sorteios, entrada, edicao, perfil]
const REPORT = path.join(ROOT, 'docs', 'bench.json')

await runCommand(async () => {
  const results = []
  for (const suite of SUITES) {
    console.log(`\n${suite.name}`)
    const figures = await suite.run()
    for (const figure of figures) console.log(describeFigure(figure))
    results.push({ suite, figures })
  }
  await writeReport(REPORT, results)
  const failed = results.flatMap(({ figures }) => figures).filter((figure) => !holds(figure))
  if (failed.length > 0) throw new Error(`${failed.length} of the figures do not hold.`)
})
