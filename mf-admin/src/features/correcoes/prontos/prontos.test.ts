import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@rumo/contract/runs'
import { comentariosProntosSchemas } from '@rumo/contract/schemas/comentarios-prontos'
import { freeTecla, TECLAS, withPronto } from './prontos.ts'

const VIRGULA = { tecla: 'v', texto: 'Vírgula a mais.' }

describe('the key of a new remark', () => {
  it.each([
    ['Vírgula a mais.', [], 'v'],
    ['Vírgula de menos.', [VIRGULA], 'i'],
    ['Évora', [], 'e'],
    ['123', [], 'a'],
    ['…', [], 'a'],
  ])('of %j is its first letter that is free', (texto, prontos, tecla) => {
    expect(freeTecla(texto, prontos)).toBe(tecla)
  })

  it('is none where all are taken', () => {
    const all = TECLAS.map((tecla) => ({ tecla, texto: tecla }))
    expect(freeTecla('Mais um', all)).toBeNull()
    expect(withPronto(all, 'Mais um')).toBeNull()
  })
})

it('withPronto adds what is not there yet, and what a server takes', () => {
  expect(withPronto([VIRGULA], ' Vírgula a mais. ')).toBeNull()
  expect(withPronto([VIRGULA], '  ')).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 40 }), (textos) => {
      let all = [VIRGULA]
      for (const texto of textos) all = withPronto(all, texto) ?? all
      fc.pre(all.every(({ texto }) => !texto.includes('\0')))
      expect(comentariosProntosSchemas.save.body.safeParse(all).success).toBe(true)
    }),
    { numRuns: runs(50) },
  )
})
