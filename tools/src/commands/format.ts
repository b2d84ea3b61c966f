import { run } from '../checks/run.ts'

const { code } = await run('oxfmt', ['.'], { show: true })
process.exitCode = code ?? 1
