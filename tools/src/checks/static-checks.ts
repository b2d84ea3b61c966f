import { programCheck, SELDOM_COLLECTING, type Check } from './check.ts'
import { docsCheck } from './docs-check.ts'
import { houseCheck } from './house-check.ts'
import { promisesCheck } from './promises-check.ts'

export const unusedCheck = programCheck('unused code and dependencies', 'knip', [])

/** The checks that do not run the product: format, lint, types, unused code. */
export const staticChecks: readonly Check[] = [
  programCheck('format', 'oxfmt', ['--check', '.']),
  // tsc checks two programs, the code of pages and that of Node, and no unchanged file again. With two checkers for one
  // program, most of its types would be computed twice.
  programCheck('types', 'tsc', ['-b', '--checkers', '1'], SELDOM_COLLECTING),
  unusedCheck,
  promisesCheck,
  docsCheck,
  houseCheck,
]
