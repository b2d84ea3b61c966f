import path from 'node:path'
import { run } from '../checks/run.ts'
import { ROOT } from '../config.ts'
import { obtainProgram } from '../system/program.ts'
import { CHROMIUM } from '../system/programs.ts'

// Measures a page of a running server: npm run weight -- http://localhost:3000/rumo/ --runs 5
const { code } = await run(
  process.execPath,
  [path.join(ROOT, 'tools/page-weight.mjs'), ...process.argv.slice(2)],
  {
    env: { CHROMIUM: obtainProgram(CHROMIUM), PW_BASE: path.join(ROOT, 'tools') },
    show: true,
  },
)
process.exitCode = code ?? 1
