import { parseArgs } from 'node:util'
import { PROGRAMS } from '../system/programs.ts'

const NAMES = PROGRAMS.map(({ name }) => name)
const USAGE = `Uso: npm test [-- --without ${NAMES.join(',')}]`

/**
 * The programs whose checks `npm test` is to leave out, from its arguments. Throws a sentence for people
 * on any other argument.
 */
export function readWithout(args: readonly string[]): string[] {
  const names = parse(args).flatMap((list) => list.split(','))
  const unknown = names.find((name) => !NAMES.includes(name))
  if (unknown !== undefined) throw new Error(`--without não conhece "${unknown}". ${USAGE}`)
  return names
}

function parse(args: readonly string[]): string[] {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { without: { type: 'string', multiple: true } },
    })
    return values.without ?? []
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}
