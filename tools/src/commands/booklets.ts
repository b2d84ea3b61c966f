import { BOOKLETS } from '@rumo/api'
import { demoBooklets } from '../booklets/demo-booklets.ts'
import { writeBooklets } from '../booklets/write-booklets.ts'
import { expectNoArguments, runCommand } from '../start/terminal.ts'

// Prints the provas of the demonstration data and their keys as PDFs, which are committed: npm run booklets
await runCommand(async () => {
  expectNoArguments()
  await writeBooklets(await demoBooklets(), BOOKLETS)
  console.log('Os cadernos e os gabaritos estão em dia.')
})
