import { expect, it } from 'vitest'
import { z } from 'zod'
import { dadosDaConta } from './conta.schema.ts'

/** The paths of all fields in a JSON schema that accept an enumeration only. */
function closedIn(schema: unknown, place = ''): string[] {
  if (schema === null || typeof schema !== 'object') return []
  if ('enum' in schema && Array.isArray(schema.enum)) return [place]
  return Object.entries(schema).flatMap(([key, value]) =>
    closedIn(value, /^(properties|items|anyOf|\d+)$/.test(key) ? place : `${place}.${key}`),
  )
}

it('takes any kind of what was kept: a newer server may have kept one that is not known here', () => {
  // The enumerations that may stay: values that this server calculates itself when it exports, and the texts of a
  // correction, which depend on its rubric.
  const own = new Set(['perfil', 'funcao', 'resultado', 'antes', 'depois', 'rubrica'])
  const closed = closedIn(z.toJSONSchema(dadosDaConta, { io: 'output' }))
  expect(closed.filter((place) => !own.has(place.split('.').at(-1) ?? ''))).toEqual([])
})
