import { cadernoDeExame } from '@rumo/contract/schemas/importacoes'
import type { CadernoDeExame } from '@rumo/contract'
import { questaoEm, temaEm } from '@rumo/contract/caderno'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comQuestao } from './caderno.arbitrary.fixture.ts'
import { cadernoFixture, DUVIDA, questaoFixture } from './caderno.fixture.ts'
import { numerosAusentes } from './caderno-changes.ts'
import {
  acrescentar,
  aprovar,
  aprovarLivres,
  cortesDe,
  dividir,
  juntar,
  renumerar,
  seguinteDe,
  tirar,
  type Corte,
} from './operacoes.ts'
import { atribuir, type Destino } from './trechos.ts'

const REGIAO = { pagina: 1, x0: 1, y0: 2, x1: 30, y1: 40 }

const corte = fc.record({
  em: fc.constantFrom('paragrafo', 'alternativa'),
  indice: fc.integer({ min: 0, max: 7 }),
}) satisfies fc.Arbitrary<Corte>

const destino: fc.Arbitrary<Destino> = fc.oneof(
  fc.record({ tipo: fc.constant('enunciado' as const), junta: fc.boolean() }),
  fc.record({
    tipo: fc.constant('alternativa' as const),
    indice: fc.nat({ max: 25 }),
    junta: fc.boolean(),
  }),
  fc.constant({ tipo: 'referencia' as const }),
  fc.record({
    tipo: fc.constant('compartilhado' as const),
    de: fc.nat({ max: 12 }),
    ate: fc.nat({ max: 12 }),
  }),
)

/** Every action on a question of a draft. */
const operacao = fc.oneof(
  fc.constant(juntar),
  corte.map((onde) => (antes: CadernoDeExame, indice: number) => dividir(antes, indice, onde)),
  fc
    .integer({ min: -3, max: 20 })
    .map((numero) => (antes: CadernoDeExame, indice: number) => renumerar(antes, indice, numero)),
  fc.constant((antes: CadernoDeExame, indice: number) => tirar(antes, questaoEm(indice))),
  fc
    .integer({ min: 1, max: 14 })
    .map((numero) => (antes: CadernoDeExame) => acrescentar(antes, numero)),
  fc.constant((antes: CadernoDeExame, indice: number) => aprovar(antes, questaoEm(indice))),
  fc.constant(aprovarLivres),
  destino.map(
    (onde) => (antes: CadernoDeExame, indice: number) =>
      atribuir(antes, questaoEm(indice), onde, { regiao: REGIAO, trecho: { texto: 'lido' } }),
  ),
)

it('leaves a draft that the server takes, whose texts are named and whose letters run from A', () => {
  fc.assert(
    fc.property(comQuestao, fc.array(operacao, { maxLength: 4 }), ({ antes, indice }, todas) => {
      const depois = todas.reduce(
        (sofar, each) => each(sofar, Math.min(indice, sofar.questoes.length - 1)),
        antes,
      )
      expect(cadernoDeExame.safeParse(depois).error).toBeUndefined()
      expect(depois.numeros_ausentes).toEqual(numerosAusentes(depois))
      const ids = depois.referencias.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { referencias, alternativas } of depois.questoes) {
        expect(ids).toEqual(expect.arrayContaining(referencias))
        const letras = alternativas.map(({ nome }) => nome)
        expect(letras).toEqual([...new Set(letras)].toSorted())
      }
    }),
  )
})

const wordsOf = ({ questoes }: CadernoDeExame) =>
  questoes
    .flatMap(({ texto, alternativas }) => [texto, ...alternativas.map((each) => each.texto ?? '')])
    .flatMap((each) => each.split(/\s+/))
    .filter(Boolean)
    .toSorted()

describe('juntar and dividir', () => {
  it('lose no word and make none', () => {
    fc.assert(
      fc.property(comQuestao, corte, ({ antes, indice }, onde) => {
        expect(wordsOf(juntar(antes, indice))).toEqual(wordsOf(antes))
        expect(wordsOf(dividir(antes, indice, onde))).toEqual(wordsOf(antes))
      }),
    )
  })

  it('undo each other, wherever a question can be split', () => {
    fc.assert(
      fc.property(comQuestao, ({ antes, indice }) => {
        const questao = antes.questoes[indice]
        // If the next number is taken, `juntar` would merge with that question instead.
        if (!questao || antes.questoes.some(({ numero }) => numero === questao.numero + 1)) return
        if (antes.questoes.filter(({ numero }) => numero === questao.numero).length > 1) return
        const filled = { ...questao, alternativas: questaoFixture(1).alternativas }
        const whole = { ...antes, questoes: antes.questoes.with(indice, filled) }
        for (const { corte: onde } of cortesDe(filled)) {
          const again = juntar(dividir(whole, indice, onde), indice).questoes[indice]
          expect(again?.texto).toBe(filled.texto)
          expect(again?.alternativas).toEqual(filled.alternativas)
        }
      }),
    )
  })

  it('join with the next number, wherever it stands in the list', () => {
    const caderno = cadernoFixture({
      questoes: [questaoFixture(3), questaoFixture(1), questaoFixture(2)],
    })
    expect(seguinteDe(caderno, 1)).toBe(2)
    expect(juntar(caderno, 1).questoes.map(({ numero }) => numero)).toEqual([3, 1])
    expect(seguinteDe(caderno, 0)).toBeNull()
    expect(juntar(caderno, 0)).toBe(caderno)
  })

  it('keep no key of which there would be two, and all regions and doubts', () => {
    const caderno = cadernoFixture()
    const joined = juntar(caderno, 0).questoes[0]
    expect(joined?.alternativas.filter(({ correta }) => correta)).toEqual([])
    expect(joined?.alternativas.map(({ nome }) => nome).join('')).toBe('ABCDEFGHIJ')
    expect(joined?.problemas).toEqual([DUVIDA])
    expect(joined?.continua).toEqual([questaoFixture(2).regiao])
    expect(joined?.referencias).toEqual(['texto-02-03'])
  })

  it('give the second its alternatives and the next number', () => {
    const caderno = cadernoFixture({
      questoes: [questaoFixture(4, { texto: 'Um.\n\nDois.', aprovada: true })],
      numeros_ausentes: [5],
    })
    const { questoes, numeros_ausentes } = dividir(caderno, 0, { em: 'paragrafo', indice: 1 })
    expect(questoes.map(({ numero, texto, aprovada }) => [numero, texto, aprovada])).toEqual([
      [4, 'Um.', false],
      [5, 'Dois.', false],
    ])
    expect(questoes[0]?.alternativas.map(({ texto }) => texto)).toEqual(Array(5).fill(undefined))
    expect(questoes[1]?.alternativas).toEqual(caderno.questoes[0]?.alternativas)
    expect(numeros_ausentes).toEqual([])
  })
})

describe('renumerar', () => {
  it('back again is as before, with all that follow', () => {
    fc.assert(
      fc.property(comQuestao, fc.integer({ min: 1, max: 30 }), ({ antes, indice }, numero) => {
        const from = antes.questoes[indice]?.numero ?? 1
        // With a lower number, the questions that follow would get numbers of questions before.
        if (numero < from) return
        const back = renumerar(renumerar(antes, indice, numero), indice, from)
        expect(back.questoes).toEqual(antes.questoes)
      }),
    )
  })

  it('tells anew which numbers are missing', () => {
    const moved = renumerar(cadernoFixture(), 1, 5)
    expect(moved.questoes.map(({ numero }) => numero)).toEqual([1, 5, 6])
    expect(moved.numeros_ausentes).toEqual([2, 3, 4])
  })
})

describe('acrescentar and tirar', () => {
  it('put a question in its place, and take it away again', () => {
    const caderno = cadernoFixture({ questoes: [questaoFixture(1), questaoFixture(4)] })
    const more = acrescentar({ ...caderno, numeros_ausentes: [2, 3, 5] }, 3)
    expect(more.questoes.map(({ numero, pagina }) => [numero, pagina])).toEqual([
      [1, 2],
      [3, 2],
      [4, 2],
    ])
    expect(more.numeros_ausentes).toEqual([2, 5])
    expect(tirar(more, questaoEm(1)).numeros_ausentes).toEqual([2, 3, 5])
  })

  it('leave no text that nothing names', () => {
    const without = tirar(cadernoFixture(), questaoEm(1))
    expect(without.referencias).toHaveLength(1)
    expect(tirar(without, questaoEm(1)).referencias).toEqual([])
    expect(tirar(cadernoFixture(), temaEm(0)).redacoes).toEqual([])
  })
})

describe('aprovar', () => {
  it('approves what is doubtful once the user says so, but not what is incomplete', () => {
    expect(aprovar(cadernoFixture(), questaoEm(1)).questoes[1]?.aprovada).toBe(true)
    const keyless = cadernoFixture({ questoes: [questaoFixture(1, { alternativas: [] })] })
    expect(aprovar(keyless, questaoEm(0))).toBe(keyless)
  })

  it('approves all that are free of doubt, and no other', () => {
    const { questoes, redacoes } = aprovarLivres(cadernoFixture())
    expect(questoes.map(({ aprovada }) => aprovada)).toEqual([true, false, true])
    expect(redacoes[0]?.aprovada).toBe(true)
  })
})
