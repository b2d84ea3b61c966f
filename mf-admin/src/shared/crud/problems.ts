import type { z } from 'zod'

/** What a schema finds wrong with a body, by field: the first thing of each. */
export function problemsOf(schema: z.ZodType, body: object): Record<string, string> {
  const { error } = schema.safeParse(body)
  const found: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message
  return found
}
