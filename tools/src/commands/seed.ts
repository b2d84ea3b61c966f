import { loadExamFile, readConfig } from '@rumo/api'
import { readSeedArguments, summaryOf } from '../seed/seed-exam.ts'
import { checkDataFolder } from '../start/preflight.ts'
import { runCommand } from '../start/terminal.ts'

// Loads an exam file (docs/exam-file.md): npm run seed -- prova.json --figuras figuras
await runCommand(async ({ calledIn }) => {
  const source = readSeedArguments(process.argv.slice(2), calledIn)
  const config = readConfig()
  await checkDataFolder(config.dataDir)
  console.log(summaryOf(await loadExamFile(config, source)))
})
