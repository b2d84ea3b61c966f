import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { InvalidInputError } from '../errors.ts'
import { hasLabel } from '../field-words.ts'
import { checkInput } from './validation.ts'

/** The part of a JSON schema that tells which fields a call accepts. */
interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: readonly Shape[]
  oneOf?: readonly Shape[]
}

type Parts = Partial<Record<'params' | 'query' | 'body', z.ZodType>>
type Path = readonly (string | 0)[]

const MODULES = import.meta.glob<Record<string, Record<string, Parts>>>(
  '../../../contract/src/*/*.schema.ts',
  { eager: true },
)

/** The inputs of each call of the contract, by names such as 'provas.create body'. */
const INPUTS = Object.values(MODULES).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Schemas'))
    .flatMap(([noun, calls]) =>
      Object.entries(calls).flatMap(([call, parts]) =>
        (['params', 'query', 'body'] as const).flatMap((part) => {
          const schema = parts[part]
          const name = `${noun.replace('Schemas', '')}.${call} ${part}`
          return schema ? [{ name, schema, places: placesIn(shapeOf(schema)) }] : []
        }),
      ),
    ),
)

const VALUES = [
  undefined,
  null,
  true,
  [],
  [null],
  { x: 1 },
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  '',
  'a\0b',
  '1',
  'abc',
  '2026-02-30',
  '2026-02-30T00:00:00Z',
  'x'.repeat(50_000),
  Array.from({ length: 30_000 }, () => 1),
]

/** Words of the validation library in both languages, and technical terms: no message may contain them. */
const NOT_FOR_PEOPLE =
  /inválid|invalid|esperad|esperav|expect|receb|receiv|tipo:|[<>]|\b(?:input|string|number|boolean|array|object|null|undefined|NaN|regex|entrada|padrão)\b/i

const SENTENCE = /^\p{Lu}.*[.!]$/u

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
}

/** The paths of all fields at any depth; of a list, those of its first item. */
function placesIn({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): Path[] {
  return [
    ...Object.entries(properties).flatMap(([name, of]): Path[] => [
      [name],
      ...placesIn(of).map((path): Path => [name, ...path]),
    ]),
    ...(items ? [[0] as const, ...placesIn(items).map((path): Path => [0, ...path])] : []),
    ...[...anyOf, ...oneOf].flatMap(placesIn),
  ]
}

function valueAt([first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  const below = valueAt(rest, value)
  return first === 0 ? [below] : { [first]: below }
}

/** What is wrong with the words of an error. */
function troublesOf({ body: { mensagem, campos = {} } }: InvalidInputError): string[] {
  const words = Object.values(campos)
  return [
    ...(words.length === 0 ? [`names no field: ${mensagem}`] : []),
    ...[mensagem, ...words].filter((text) => NOT_FOR_PEOPLE.test(text) || !SENTENCE.test(text)),
    ...(mensagem.includes('este campo') ? [`does not name its field: ${mensagem}`] : []),
  ]
}

describe('what a call takes', () => {
  it('is known of every call', () => {
    expect(INPUTS.length).toBeGreaterThan(70)
    expect(INPUTS.map(({ name }) => name)).toContain('questoes.one params')
  })

  it('has a name for people, each field of it', () => {
    const names = INPUTS.flatMap(({ places }) => places.flat()).filter((name) => name !== 0)

    expect([...new Set(names)].filter((name) => !hasLabel(name))).toEqual([])
  })

  it.each(INPUTS)('is refused in words for people: $name', ({ schema, places }) => {
    const errors = [[], ...places].flatMap((path) =>
      VALUES.map((value) => checkInput(schema, valueAt(path, value)).error),
    )
    // One assertion for all of them: one for each word took more time than the checks of the input.
    expect(errors.flatMap((error) => (error ? troublesOf(error) : []))).toEqual([])
  })
})
