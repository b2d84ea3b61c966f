import { pickBy } from 'es-toolkit'
import type { z } from 'zod'
import { InvalidInputError } from '../../errors.ts'

/** Leaves out fields that are not sent, so that they stay as they are. */
export function sent<Values extends object>(values: Values) {
  return pickBy(values, (value) => value !== undefined) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>
  }
}

/**
 * Throws an InvalidInputError where the fields of a whole record do not go together: the schema of the call that
 * changes it sees only the fields that are sent.
 */
export function refuseIncomplete(schema: z.ZodType, values: object): void {
  const { error } = schema.safeParse(values)
  const [issue] = error?.issues.filter(({ code }) => code === 'custom') ?? []
  if (issue) throw new InvalidInputError({ [issue.path.join('.')]: issue.message })
}
