import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Form } from '@rumo/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Describes every call in OpenAPI at /docs/json, and as a page at /docs. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API do Rumo', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (described) => {
      const { schema, url } = jsonSchemaTransform(described)
      const { form } = described.route.config ?? {}
      return { schema: { ...schema, ...(form && { body: schemaOfForm(form) }) }, url }
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The document is not in OpenAPI 3')
      // Relative to /docs/json, so that the address is also right behind a proxy that adds a prefix.
      return { ...document.openapiObject, servers: [{ url: '../' }] }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'API do Rumo' },
    // Without the bar for choosing another document: its logo has an inline style, which the policy forbids.
    uiConfig: { layout: 'BaseLayout' },
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    },
  })
}

/** The fields of a form. It has no schema, because uploads are not validated but read as a stream. */
function schemaOfForm({ files, texts }: Form) {
  const [first] = files
  const properties = files.map((field) => {
    const description = texts.includes(field) ? 'Um arquivo, ou o texto dele.' : 'Um arquivo.'
    return [field, { type: 'string', format: 'binary', description }]
  })
  return { type: 'object', required: [first], properties: Object.fromEntries(properties) }
}
