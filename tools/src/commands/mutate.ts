import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from '../config.ts'
import { readAreas } from '../mutation/areas.ts'
import { complaintsOf, type Equal, judge } from '../mutation/judge.ts'
import { thisMachine, writeReport } from '../mutation/mutation-report.ts'
import { runArea } from '../mutation/run-area.ts'
import { runCommand } from '../start/terminal.ts'

const REPORT = path.join(ROOT, 'docs', 'mutation.json')
const EQUAL = path.join(ROOT, 'tools/src/mutation/equal.json')

// Changes the code in small ways, one at a time, and names the changes that no test notices: npm run mutate -- rules
// session
await runCommand(async () => {
  const named = JSON.parse(await readFile(EQUAL, 'utf8')) as Record<string, Equal[]>
  let complaints = 0
  for (const area of readAreas(process.argv.slice(2))) {
    console.log(`\n${area.name}`)
    const date = new Date()
    const { outdated, ...figures } = judge(await runArea(area), named[area.name] ?? [])
    const minutes = Math.round((Date.now() - date.getTime()) / 6000) / 10
    console.log(
      `  ${figures.killed} of ${figures.mutants} mutants found, ${figures.score} %, in ${minutes} minutes`,
    )
    const lines = complaintsOf({ ...figures, outdated })
    for (const line of lines) console.log(`  ${line}`)
    complaints += lines.length
    await writeReport(REPORT, [
      { name: area.name, date: date.toISOString(), machine: thisMachine(), minutes, ...figures },
    ])
  }
  if (complaints > 0) throw new Error(`${complaints} complaints.`)
})
