import { FAILED, type Check, type Tally } from './check.ts'

/**
 * Runs checks one after the other and ends the process: its last line is 'N passed, N failed', its exit
 * code 1 where anything failed.
 */
export async function runChecks(checks: readonly Check[]): Promise<never> {
  const total = { passed: 0, failed: 0 }
  for (const check of checks) {
    const start = performance.now()
    console.log(`\n> ${check.title}`)
    const { passed, failed } = await tallyOf(check)
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`  ${passed} passed, ${failed} failed in ${seconds} s`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

async function tallyOf(check: Check): Promise<Tally> {
  try {
    return await check.run()
  } catch (error) {
    console.log(error)
    return FAILED
  }
}
