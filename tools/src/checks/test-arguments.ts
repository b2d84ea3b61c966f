import { PROGRAMS } from '../system/programs.ts'
import { parseArguments } from '../start/terminal.ts'

const NAMES = PROGRAMS.map(({ name }) => name)
const USAGE = `Uso: npm test [-- --full] [--without ${NAMES.join(',')}]`

/** The arguments of `npm test`. */
export interface TestArguments {
  /** The programs whose checks are left out. */
  without: string[]
  /** Every variant, on both servers and both databases, and the planted defects. */
  isFull: boolean
}

/** Reads the arguments of `npm test`. Throws with a message for the user on an unknown one. */
export function readTestArguments(args: readonly string[]): TestArguments {
  const { without = [], full = false } = parseArguments(USAGE, {
    args,
    options: { without: { type: 'string', multiple: true }, full: { type: 'boolean' } },
  }).values
  const names = without.flatMap((list) => list.split(','))
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) throw new Error(`--without não conhece "${unknown}". ${USAGE}`)
  return { without: names, isFull: full }
}
