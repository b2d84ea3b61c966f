import { expect, it } from 'vitest'
import { z } from 'zod'
import { dadosDaConta } from './conta.schema.ts'

/** The places of a schema that take some values alone. */
function closedIn(schema: unknown, place = ''): string[] {
  if (schema === null || typeof schema !== 'object') return []
  if ('enum' in schema && Array.isArray(schema.enum)) return [place]
  return Object.entries(schema).flatMap(([key, value]) =>
    closedIn(value, /^(properties|items|anyOf|\d+)$/.test(key) ? place : `${place}.${key}`),
  )
}

it('takes any kind of what was kept: a newer server may have kept one that is not known here', () => {
  // What this server makes of what it keeps, and what the text of a correction is made of.
  const own = new Set(['perfil', 'funcao', 'resultado', 'antes', 'depois', 'rubrica'])
  const closed = closedIn(z.toJSONSchema(dadosDaConta, { io: 'output' }))
  expect(closed.filter((place) => !own.has(place.split('.').at(-1) ?? ''))).toEqual([])
})
