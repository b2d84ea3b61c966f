import { programCheck, type Check } from './check.ts'
import { promisesCheck } from './promises-check.ts'

/** What else holds without running the product: format, unused code, the table of what proves what. */
export const staticChecks: readonly Check[] = [
  programCheck('format', 'oxfmt', ['--check', '.']),
  programCheck('unused code and dependencies', 'knip', []),
  promisesCheck,
]
