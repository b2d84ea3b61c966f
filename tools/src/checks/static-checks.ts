import { programCheck, type Check } from './check.ts'
import { docsCheck } from './docs-check.ts'
import { houseCheck } from './house-check.ts'
import { promisesCheck } from './promises-check.ts'

export const unusedCheck = programCheck('unused code and dependencies', 'knip', [])

/** The checks that do not run the product: format, lint, types, unused code. */
export const staticChecks: readonly Check[] = [
  programCheck('format', 'oxfmt', ['--check', '.']),
  // Two programs: the code of pages, and that of Node. Unchanged files are not checked again. Splitting a program over
  // two checkers would compute most of its types twice.
  programCheck('types', 'tsc', ['-b', '--checkers', '1']),
  unusedCheck,
  promisesCheck,
  docsCheck,
  houseCheck,
]
