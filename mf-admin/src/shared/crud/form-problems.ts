import { describeIssue } from '@rumo/contract/schemas/words'
import type { z } from 'zod'

/** The problems that a schema finds in a body, the first one of each field, by the field's name. */
export const problemsOf = (schema: z.ZodType, body: object) =>
  firstOfEach(schema, body, ([field]) => String(field))

/** The same, by the path of each field: 'referencias.1.texto'. */
export const problemsByPath = (schema: z.ZodType, body: object) =>
  firstOfEach(schema, body, (path) => path.join('.'))

function firstOfEach(
  schema: z.ZodType,
  body: object,
  nameOf: (path: readonly PropertyKey[]) => string,
): Record<string, string> {
  const { error } = schema.safeParse(body, { error: describeIssue })
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[nameOf(path)] ??= message
  return found
}
