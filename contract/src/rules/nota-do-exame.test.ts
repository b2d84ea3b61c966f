import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { MOST_PESO, notaDoExame, parsePesos, regraDoCurso } from './nota-do-exame.ts'

const NO_PESOS = new Map<string, number>()
const certa = (materia: string | null) => ({ materia, resultado: 'certa' as const })
const errada = (materia: string | null) => ({ materia, resultado: 'errada' as const })

describe('parsePesos', () => {
  it('reads a matéria a line, whatever its case and accents', () => {
    expect(parsePesos('Matemática 2\n\n Raciocínio Lógico: 1,5 ')).toEqual(
      new Map([
        ['matematica', 2],
        ['raciocinio logico', 1.5],
      ]),
    )
    expect(parsePesos('')).toEqual(NO_PESOS)
  })

  it.each(['Matemática', '2', 'Matemática 0', `Matemática ${MOST_PESO + 1}`, 'Física 1\nfisica 2'])(
    'refuses %j',
    (text) => {
      expect(parsePesos(text)).toBeNull()
    },
  )

  it('reads back what it is given', () => {
    const nome = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8})?$/)
    const pesos = fc.dictionary(nome, fc.integer({ min: 1, max: MOST_PESO }), { maxKeys: 6 })
    fc.assert(
      fc.property(pesos, (given) => {
        const text = Object.entries(given).map(([materia, peso]) => `${materia} ${peso}`)
        expect(parsePesos(text.join('\n'))).toEqual(new Map(Object.entries(given)))
      }),
      { numRuns: runs(100) },
    )
  })
})

it('a course names a rule by the part of the essay', () => {
  expect(regraDoCurso({ pesos: 'Física 2', parte_da_redacao: null })).toBeNull()
  expect(regraDoCurso({ pesos: null, parte_da_redacao: 0 })).toEqual({
    pesos: NO_PESOS,
    parteDaRedacao: 0,
  })
  expect(regraDoCurso({})).toBeNull()
})

describe('notaDoExame', () => {
  const pesos = new Map([['matematica', 2]])

  it('counts a question as often as its matéria weighs', () => {
    const nota = notaDoExame([certa('Matemática'), errada('História')], null, {
      pesos,
      parteDaRedacao: 0,
    })
    expect(nota?.prova).toBeCloseTo((100 * 2) / 3)
    expect(nota?.final).toBe(nota?.prova)
  })

  it('puts test and essay together by the part of each', () => {
    const regra = { pesos: NO_PESOS, parteDaRedacao: 20 }
    const nota = notaDoExame([certa(null), errada(null)], { nota: 800, maximo: 1000 }, regra)
    expect(nota).toEqual({ prova: 50, redacao: 80, final: 56, eliminacao: null })
  })

  it('gives no final score before the essay is corrected', () => {
    const regra = { pesos: NO_PESOS, parteDaRedacao: 20 }
    expect(notaDoExame([certa(null)], null, regra)).toMatchObject({ redacao: null, final: null })
  })

  it('names the elimination by an essay that is worth nothing, where the essay counts', () => {
    const zero = { nota: 0, maximo: 100 }
    const counting = { pesos: NO_PESOS, parteDaRedacao: 20 }
    expect(notaDoExame([certa(null)], zero, counting)).toMatchObject({
      final: null,
      eliminacao: 'redacao-zerada',
    })
    const alone = { pesos: NO_PESOS, parteDaRedacao: 0 }
    expect(notaDoExame([certa(null)], zero, alone)).toMatchObject({ final: 100, eliminacao: null })
  })

  it('leaves a question without a key out', () => {
    const keyless = { materia: null, resultado: 'sem-gabarito' as const }
    const regra = { pesos: NO_PESOS, parteDaRedacao: 0 }
    expect(notaDoExame([certa(null), keyless], null, regra)?.final).toBe(100)
    expect(notaDoExame([keyless], null, regra)).toBeNull()
  })

  it('stays between 0 and 100, and one more right answer never lowers it', () => {
    const materia = fc.constantFrom('Matemática', 'História', null)
    const resultado = fc.constantFrom('certa', 'errada', 'em-branco', 'sem-gabarito')
    const questoes = fc.array(fc.record({ materia, resultado }), { maxLength: 20 })
    const redacao = fc.integer({ min: 1, max: 100 }).map((nota) => ({ nota, maximo: 100 }))
    const parte = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(questoes, redacao, parte, (given, essay, parteDaRedacao) => {
        const regra = { pesos, parteDaRedacao }
        const nota = notaDoExame(given, essay, regra)
        if (nota === null) return
        expect(nota.final).toBeGreaterThanOrEqual(0)
        expect(nota.final).toBeLessThanOrEqual(100 + 1e-9)
        const better = given.map((one) =>
          one.resultado === 'errada' ? { ...one, resultado: 'certa' as const } : one,
        )
        expect((notaDoExame(better, essay, regra)?.final ?? 0) + 1e-9).toBeGreaterThanOrEqual(
          nota.final ?? 0,
        )
      }),
      { numRuns: runs(100) },
    )
  })
})
