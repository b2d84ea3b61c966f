import { adoptFiles, readConfig } from '@rumo/api'
import { summaryOf } from '../adopt/adopt.ts'
import { checkDataFolder } from '../start/preflight.ts'
import { runCommand } from '../start/terminal.ts'

// Makes the stored files belong to the database that the settings name (docs/operations.md): npm run adopt
await runCommand(async () => {
  const config = readConfig()
  await checkDataFolder(config.dataDir)
  console.log(summaryOf(await adoptFiles(config)))
})
