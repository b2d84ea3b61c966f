import { parseArgs } from 'node:util'
import { PROGRAMS } from '../system/programs.ts'

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
  const { without = [], full = false } = parse(args)
  const names = without.flatMap((list) => list.split(','))
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) throw new Error(`--without não conhece "${unknown}". ${USAGE}`)
  return { without: names, isFull: full }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { without: { type: 'string', multiple: true }, full: { type: 'boolean' } },
    }).values
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}
