import { describeIssue } from '@rumo/contract/schemas/words'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { InvalidInputError } from '../errors.ts'

/** What an issue is called when it is about the whole body. */
const WHOLE_BODY = 'corpo'

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    checkInput(schema, data)

/** What `data` is by a schema, or the error, in words for people, that says why it is not. */
export function checkInput<Value>(
  schema: z.ZodType<Value>,
  data: unknown,
): { value: Value; error?: never } | { error: InvalidInputError; value?: never } {
  const read = schema.safeParse(data, { error: describeIssue })
  return read.success
    ? { value: read.data }
    : { error: new InvalidInputError(camposOf(read.error)) }
}

function camposOf({ issues }: z.ZodError): Record<string, string> {
  const campos: Record<string, string> = {}
  // The first issue of a field is the one to fix first.
  for (const { path, message } of issues) campos[path.join('.') || WHOLE_BODY] ??= message
  return campos
}

/** Checks what comes in and shapes what goes out by the schemas of the contract. */
export function registerValidation(app: FastifyInstance): void {
  // All calls take JSON. The framework would read words besides, and each call find them to be no object.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
}
