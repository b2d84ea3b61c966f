import { programCheck, type Check } from './check.ts'
import { docsCheck } from './docs-check.ts'
import { houseCheck } from './house-check.ts'
import { promisesCheck } from './promises-check.ts'

export const unusedCheck = programCheck('unused code and dependencies', 'knip', [])

/** What holds without running the product: format, lint, types, unused code. */
export const staticChecks: readonly Check[] = [
  programCheck('format', 'oxfmt', ['--check', '.']),
  // Two programs, what runs in a page and what runs in Node; unchanged files are not checked again. A second checker of
  // one program would work out most of its types anew.
  programCheck('types', 'tsc', ['-b', '--checkers', '1']),
  unusedCheck,
  promisesCheck,
  docsCheck,
  houseCheck,
]
