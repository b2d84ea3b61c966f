import type { CadernoDeExame } from '@rumo/contract'
import { questaoEm, temaEm } from '@rumo/contract/caderno'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comQuestao } from './caderno.arbitrary.fixture.ts'
import { cadernoFixture, questaoFixture } from './caderno.fixture.ts'
import { changedAt } from './caderno.ts'
import { desfazer, isDesfazivel, type Ato } from './desfazer.ts'
import { cortesDe, dividir, juntar, renumerar, tirar } from './operacoes.ts'

type Change = (antes: CadernoDeExame, indice: number) => CadernoDeExame

/** All acts that can be taken back. */
const act: fc.Arbitrary<Change> = fc.oneof(
  fc.constant(juntar),
  fc.nat({ max: 8 }).map((which) => (antes: CadernoDeExame, indice: number) => {
    const questao = antes.questoes[indice]
    const cortes = questao ? cortesDe(questao) : []
    const corte = cortes[which % Math.max(1, cortes.length)]?.corte
    return corte ? dividir(antes, indice, corte) : antes
  }),
  fc
    .integer({ min: 1, max: 20 })
    .map(
      (numero) => (antes: CadernoDeExame, indice: number) => renumerar(antes, indice, numero, true),
    ),
  fc.constant((antes: CadernoDeExame, indice: number) => tirar(antes, questaoEm(indice))),
)

const atoDe = (antes: CadernoDeExame, depois: CadernoDeExame): Ato => ({
  desfazer: 'Desfazer',
  antes,
  depois,
})

it('takes any act back to the draft that was there, and to its place', () => {
  fc.assert(
    fc.property(comQuestao, act, ({ antes, indice }, change) => {
      const depois = change(antes, indice)
      fc.pre(depois !== antes)
      const ato = atoDe(antes, depois)
      expect(isDesfazivel(depois, ato)).toBe(true)
      expect(desfazer(depois, ato).caderno).toBe(antes)
    }),
  )
})

it('keeps what was written elsewhere since, and brings all else back', () => {
  fc.assert(
    fc.property(comQuestao, act, fc.nat({ max: 8 }), ({ antes, indice }, change, which) => {
      const depois = change(antes, indice)
      const others = depois.questoes.filter((questao) => antes.questoes.includes(questao))
      const other = others[which % Math.max(1, others.length)]
      fc.pre(depois !== antes && other !== undefined)
      const written = { ...(other ?? questaoFixture(1)), texto: 'Escrito depois.' }
      const replace = (caderno: CadernoDeExame) => ({
        ...caderno,
        questoes: caderno.questoes.map((each) => (each === other ? written : each)),
      })
      const ato = atoDe(antes, depois)
      const now = replace(depois)
      expect(isDesfazivel(now, ato)).toBe(true)
      const back = desfazer(now, ato).caderno
      expect(new Set(back.questoes)).toEqual(new Set(replace(antes).questoes))
      expect(back.questoes).toHaveLength(antes.questoes.length)
      expect(back.numeros_ausentes).toEqual(antes.numeros_ausentes)
      expect(new Set(back.referencias)).toEqual(new Set(antes.referencias))
    }),
  )
})

it('is not offered once somebody has changed what an act made: that would be lost', () => {
  const antes = cadernoFixture()
  const ato = atoDe(antes, juntar(antes, 0))
  expect(isDesfazivel(ato.depois, ato)).toBe(true)
  const written = changedAt(ato.depois, questaoEm(0), (questao) => ({ ...questao, aprovada: true }))
  expect(isDesfazivel(written, ato)).toBe(false)
  expect(
    isDesfazivel(
      changedAt(ato.depois, questaoEm(1), (each) => ({ ...each })),
      ato,
    ),
  ).toBe(true)
})

it('leads to what is there again, a question or a theme', () => {
  const antes = cadernoFixture()
  const joined = atoDe(antes, juntar(antes, 1))
  expect(desfazer(joined.depois, joined).alvo).toEqual(questaoEm(1))
  const gone = atoDe(antes, tirar(antes, temaEm(0)))
  const now = changedAt(gone.depois, questaoEm(0), (each) => ({ ...each, aprovada: true }))
  const back = desfazer(now, gone)
  expect(back.alvo).toEqual(temaEm(0))
  expect(back.caderno.redacoes).toEqual(antes.redacoes)
  expect(back.caderno.questoes[0]?.aprovada).toBe(true)
})
