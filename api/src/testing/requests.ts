import { randomUUID } from 'node:crypto'
import { GREATEST_ID } from '@rumo/contract'
import type { InjectOptions } from 'fastify'
import type { TestApi } from './api.ts'

/** The parts of a schema in /docs/json that are needed to make a request. */
interface Schema {
  type?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

interface Operation {
  parameters?: { in: string; name: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Makes requests of a call from ids. `places` says where each of the ids stands, starting with those in the path. */
export interface Template {
  call: string
  places: readonly string[]
  request: (ids: readonly number[]) => InjectOptions
}

/** Numbers that look like an id, but do not name a record. */
const OTHERS = new Set(['pagina', 'limite', 'versao'])
const IDS_IN_URL = new Set([String.raw`^[1-9]\d*$`, String.raw`^(?:0|[1-9]\d*)$`])
const SAMPLES: Record<string, () => unknown> = {
  uuid: randomUUID,
  date: () => '2026-12-06',
  'date-time': () => '2026-05-31T16:00:00.000Z',
}

/**
 * The requests of every call that takes an id, as /docs describes them: with all ids that the call may take, and with
 * each optional id alone. An id is recognised by its schema, whatever its name.
 */
export async function templatesOf(api: TestApi): Promise<Template[]> {
  const { body } = await api.get<{ paths: Record<string, Record<string, Operation>> }>('/docs/json')
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      templatesOfCall({ path, method: method.toUpperCase() as 'GET' }, operation),
    ),
  )
}

function templatesOfCall(
  { path, method }: { path: string; method: 'GET' },
  { parameters = [], requestBody }: Operation,
): Template[] {
  const schema = requestBody?.content['application/json']?.schema
  const bodies = schema ? variantsOf(schema) : [undefined]
  const named = parameters.filter(({ name, schema: of }) => isId(name, of))
  const inPath = named.filter((parameter) => parameter.in === 'path')
  const inQuery = named.filter((parameter) => parameter.in === 'query')
  const needed = parameters.filter(
    (one) => one.in === 'query' && one.required && !named.includes(one),
  )
  return bodies.flatMap((body) => {
    const places = [...inPath, ...inQuery].map(({ name }) => name)
    if (body) collect(body, '', (place) => places.push(place))
    if (places.length === 0) return []
    const request = (ids: readonly number[]): InjectOptions => {
      const left = [...ids]
      const next = () => left.shift() ?? Number.NaN
      const url = inPath.reduce((known, { name }) => known.replace(`{${name}}`, `${next()}`), path)
      const query = [
        ...inQuery.map(({ name }) => `${name}=${next()}`),
        ...needed.map(({ name, schema: of }) => `${name}=${String(collect(of, name, next))}`),
      ].join('&')
      return {
        method,
        url: `${url.replace('{entidade}', 'provas')}${query && `?${query}`}`,
        ...(body && { payload: collect(body, '', next) as object }),
      }
    }
    return [{ call: `${method} ${path}`, places, request }]
  })
}

/**
 * The bodies that a schema accepts: for each of its variants, one with all optional ids, and one with each of them
 * alone.
 */
function variantsOf(schema: Schema): Schema[] {
  const kinds = schema.oneOf ?? schema.anyOf ?? [schema]
  return kinds.flatMap((kind) => {
    const required = new Set(kind.required)
    const properties = Object.entries(kind.properties ?? {})
    const optional = properties.filter(([name, of]) => !required.has(name) && holdsId(name, of))
    const choices = optional.length > 1 ? [optional, ...optional.map((one) => [one])] : [optional]
    return choices.map((chosen) => ({
      type: 'object',
      properties: Object.fromEntries([
        ...properties.filter(([name]) => required.has(name)),
        ...chosen,
      ]),
    }))
  })
}

function isId(name: string, { type, maximum, pattern = '' }: Schema): boolean {
  const hasShape = (type === 'integer' && maximum === GREATEST_ID) || IDS_IN_URL.has(pattern)
  return hasShape && !OTHERS.has(name)
}

function holdsId(name: string, schema: Schema): boolean {
  let isThere = false
  collect(schema, name, () => {
    isThere = true
    return 1
  })
  return isThere
}

/** A value that fits a schema; `idAt` gives the id for each place that takes one. */
function collect(schema: Schema, place: string, idAt: (place: string) => number): unknown {
  const { type, format = '', minimum = 1, properties = {}, items } = schema
  const kind = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (kind) return collect(kind, place, idAt)
  if (isId(place.split('.').at(-1) ?? '', schema)) return idAt(place)
  if (schema.enum) return schema.enum[0]
  if (type === 'array') return items ? [collect(items, place, idAt)] : []
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [
        name,
        collect(of, place ? `${place}.${name}` : name, idAt),
      ]),
    )
  }
  if (type === 'integer' || type === 'number') return minimum
  if (type === 'boolean') return true
  return SAMPLES[format]?.() ?? 'Texto'
}

/** A response with the values replaced that differ between accounts or moments. */
function canonical(text: string): unknown {
  const plain = text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instante')
    .replaceAll(/Marina\d+@/g, 'Marina@')
  return JSON.parse(plain, (key, value: unknown) =>
    typeof value === 'number' && /^id$|^id_|^marcada$/.test(key) ? 'id' : value,
  )
}

/**
 * Sends a request; the response is made canonical, so that the responses to two accounts are equal if they tell the
 * same.
 */
export async function ask(api: TestApi, request: InjectOptions, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { statusCode, body } = await api.app.inject({ ...request, headers })
  return { status: statusCode, body: canonical(body) }
}
