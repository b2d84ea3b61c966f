import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listQuery } from './list.schema.ts'

const query = listQuery(['nome', 'data'])
const isTaken = (value: object) => query.safeParse(value).success

describe('listQuery', () => {
  it('asks for nothing', () => {
    expect(query.parse({})).toEqual({})
  })

  it('reads a page and its length as numbers, up to what is served at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 1_000_100 }), (value) => {
        expect(isTaken({ pagina: String(value) })).toBe(value >= 1 && value <= 1_000_000)
        expect(isTaken({ limite: String(value) })).toBe(value >= 1 && value <= 100)
      }),
    )
    expect(query.parse({ pagina: '2', limite: '100' })).toEqual({ pagina: 2, limite: 100 })
  })

  it.each(['', '0', '01', '1.5', '1e2', ' 1', 'um', '-1', '9'.repeat(400)])(
    'takes no page by the name of %j, and says what to use',
    (pagina) => {
      const { error } = query.safeParse({ pagina })
      expect(error?.issues[0]?.message).toBe('Use um número inteiro de 1 a 1.000.000.')
    },
  )

  it('sorts by the fields that it was given, up and down, and by no other', () => {
    for (const ordem of ['nome', '-nome', 'data', '-data']) expect(isTaken({ ordem })).toBe(true)
    for (const ordem of ['id', '--nome', '', '+nome']) expect(isTaken({ ordem })).toBe(false)
  })

  it('searches for up to 200 characters, without the blanks at their ends', () => {
    expect(query.parse({ busca: ` ${'a'.repeat(200)} ` })).toEqual({ busca: 'a'.repeat(200) })
    expect(isTaken({ busca: 'a'.repeat(201) })).toBe(false)
    expect(isTaken({ busca: 'a\0' })).toBe(false)
  })
})
