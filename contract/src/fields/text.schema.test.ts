import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addressOrNone, dayOrNone, inForm, nome, texto, textoOrNone } from './text.schema.ts'

/** The parsed value or, where the schema refuses the value, the error messages. */
const read = (schema: z.ZodType, value: unknown) => {
  const { data, error } = schema.safeParse(value)
  return error ? error.issues.map(({ message }) => message) : data
}

describe('a name', () => {
  it('has up to 200 characters, without blanks at its ends', () => {
    expect(read(nome, ` ${'a'.repeat(200)} `)).toBe('a'.repeat(200))
    expect(read(nome, 'a'.repeat(201))).toEqual(['Use no máximo 200 caracteres.'])
  })

  it.each(['', '  ', '\u200b', '\u00ad\u200d'])('is there to be seen: not %j', (value) => {
    expect(read(nome, value)).toContain('Preencha este campo.')
  })

  it.each(['a\nb', 'a\0', 'a\u0007b'])('is one line: not %j', (value) => {
    expect(read(nome, value)).toEqual(['Use só letras e sinais visíveis.'])
  })
})

describe('a name beside other words', () => {
  it.each(['\u202eanA', '\u202danA', '\u2067anA', 'a\u2066b'])('turns none around: %j', (value) => {
    expect(read(nome, value)).toEqual(['Use só letras e sinais visíveis.'])
  })

  it('may hold what was pasted with a mark of direction', () => {
    expect(read(nome, 'Ana\u200e Lima')).toBe('Ana\u200e Lima')
  })
})

describe('a text', () => {
  it('has up to 20,000 characters, of any number of lines', () => {
    const longest = 'a\n'.repeat(9999) + 'ab'
    expect(read(texto, longest)).toBe(longest)
    expect(read(texto, 'a'.repeat(20_001))).toEqual(['Use no máximo 20.000 caracteres.'])
    expect(read(texto, 'a\0')).toEqual(['Use só letras e sinais visíveis.'])
  })

  it('is none where it may be missing and a form holds nothing', () => {
    expect(read(texto, ' ')).toEqual(['Preencha este campo.'])
    expect(read(textoOrNone, ' ')).toBeNull()
    expect(read(textoOrNone, null)).toBeNull()
  })
})

describe('an address', () => {
  const base = 'https://exemplo.br/'
  const longest = base + 'a'.repeat(2048 - base.length)

  it.each(['arquivos/prova.pdf', '/prova.pdf', 'http://exemplo.br/p.pdf', longest])(
    'is relative, or by http: %s',
    (value) => {
      expect(read(addressOrNone, value)).toBe(value)
    },
  )

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://exemplo.br/', 'a b', `${longest}a`])(
    'is nothing else: %s',
    (value) => {
      expect(addressOrNone.safeParse(value).success).toBe(false)
    },
  )

  it('is none where a form holds nothing', () => {
    expect(read(addressOrNone, '')).toBeNull()
  })
})

describe('a day', () => {
  it('is one that exists, or none', () => {
    expect(read(dayOrNone, '2028-02-29')).toBe('2028-02-29')
    expect(read(dayOrNone, '')).toBeNull()
    for (const value of ['2026-02-29', '2026-13-01', '01/02/2026', 20_260_201]) {
      expect([value, dayOrNone.safeParse(value).success]).toEqual([value, false])
    }
  })
})

describe('a number of a form', () => {
  const semestre = inForm(z.union([z.literal(1), z.literal(2), z.null()]))

  it('is taken as text too, which is empty where there is none', () => {
    expect([1, '2', ' 1 ', '', null].map((value) => read(semestre, value))).toEqual([
      1,
      2,
      1,
      null,
      null,
    ])
  })

  it('is no other text', () => {
    expect(read(semestre, 'dois')).toEqual(['Escreva um número.'])
    for (const value of ['-1', '1.5', '3', true]) {
      expect([value, semestre.safeParse(value).success]).toEqual([value, false])
    }
  })
})
