import { readWeightOptions } from '../bench/weight/options.ts'
import { weighPage } from '../bench/weight/weigh-page.ts'
import { runCommand } from '../start/terminal.ts'

// Measures a page of a running server: npm run weight -- http://localhost:3000/rumo/ --runs 5
await runCommand(async () => {
  const report = await weighPage(readWeightOptions(process.argv.slice(2)))
  console.log(JSON.stringify(report, null, 1))
})
