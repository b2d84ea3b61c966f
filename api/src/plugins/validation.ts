import { describeIssue } from '@rumo/contract/schemas/words'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { InvalidInputError } from '../errors.ts'

/** The name under which an issue of the whole body is reported. */
const WHOLE_BODY = 'corpo'

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) =>
    checkInput(schema, data)

/** The valid value of `data`, or an error with messages for people. */
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
  // Only the first issue of a field is reported, because it must be corrected first.
  for (const { path, message } of issues) campos[path.join('.') || WHOLE_BODY] ??= message
  return campos
}

/** Validates requests and serializes answers by the schemas of the contract. */
export function registerValidation(app: FastifyInstance): void {
  // All calls take JSON only. The framework would by default also read plain text, which each call would then refuse as
  // invalid input.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
}
