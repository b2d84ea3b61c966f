import type { CadernoDeExame, QuestaoDoCaderno } from '@rumo/contract'
import { questaoEm, temaEm } from '@rumo/contract/caderno'
import { cadernoDeExame } from '@rumo/contract/schemas/importacoes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comQuestao } from './caderno.arbitrary.fixture.ts'
import { cadernoFixture, questaoFixture } from './caderno.fixture.ts'
import { changedAt } from './caderno-changes.ts'
import { comAto, desfazer, desfazivel } from './desfazer.ts'
import { cortesDe, dividir, juntar, renumerar, tirar } from './operacoes.ts'

type Change = (antes: CadernoDeExame, indice: number) => CadernoDeExame

/** Every action that can be undone. */
const act: fc.Arbitrary<Change> = fc.oneof(
  fc.constant(juntar),
  fc.nat({ max: 8 }).map((which): Change => (antes, indice) => {
    const questao = antes.questoes[indice]
    const cortes = questao ? cortesDe(questao) : []
    const corte = cortes[which % Math.max(1, cortes.length)]?.corte
    return corte ? dividir(antes, indice, corte) : antes
  }),
  fc.integer({ min: 1, max: 20 }).map(
    (numero): Change =>
      (antes, indice) =>
        renumerar(antes, indice, numero),
  ),
  fc.constant<Change>((antes, indice) => tirar(antes, questaoEm(indice))),
)

/** The draft after an action and a reload of the page, which makes every object a new one. */
const feito = (antes: CadernoDeExame, depois: CadernoDeExame) =>
  structuredClone(comAto(antes, depois, 'Desfazer'))

const escrita = (questao: QuestaoDoCaderno) => ({ ...questao, texto: 'Escrito depois.' })

it('takes any act back to the whole draft that was there, also once it was opened anew', () => {
  fc.assert(
    fc.property(comQuestao, act, ({ antes, indice }, change) => {
      const depois = change(antes, indice)
      fc.pre(depois !== antes)
      const now = feito(antes, depois)
      expect(cadernoDeExame.parse(now)).toEqual(now)
      expect(desfazivel(now)).toEqual({ desfazer: 'Desfazer', perde: false })
      expect(desfazer(now).caderno).toEqual(antes)
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
      const replace = (caderno: CadernoDeExame) => ({
        ...caderno,
        questoes: caderno.questoes.map((each) => (each === other ? escrita(each) : each)),
      })
      const now = structuredClone(replace(comAto(antes, depois, 'Desfazer')))
      expect(desfazivel(now)?.perde).toBe(false)
      expect(desfazer(now).caderno).toEqual(replace(antes))
    }),
  )
})

it('gives both halves of a question back as one, with all its alternatives, whatever became of them', () => {
  const antes = cadernoFixture()
  for (const { corte } of cortesDe(antes.questoes[0] ?? questaoFixture(1))) {
    const now = [0, 1].reduce(
      (sofar, indice) =>
        changedAt<QuestaoDoCaderno>(sofar, questaoEm(indice), (each) => ({
          ...escrita(each),
          alternativas: [{ nome: 'A', texto: 'Outra.' }],
          aprovada: true,
        })),
      feito(antes, dividir(antes, 0, corte)),
    )
    expect(desfazivel(now)?.perde).toBe(true)
    expect(desfazer(now).caderno).toEqual(antes)
  }
})

it('takes a number back from a question that was changed since, and loses nothing of that', () => {
  const antes = cadernoFixture()
  const now = changedAt(feito(antes, renumerar(antes, 0, 11)), questaoEm(1), escrita)
  expect(desfazivel(now)?.perde).toBe(false)
  expect(desfazer(now).caderno.questoes.map(({ numero, texto }) => [numero, texto])).toEqual([
    [1, 'Enunciado 1.'],
    [2, 'Escrito depois.'],
    [3, 'Enunciado 3.'],
  ])
})

it('takes the half that was joined, where the other has the same place on the page', () => {
  const antes = dividir(cadernoFixture(), 0, { em: 'alternativa', indice: 2 })
  const now = changedAt(feito(antes, juntar(antes, 1)), questaoEm(1), escrita)
  expect(desfazer(now).caderno).toEqual(antes)
})

it('is not offered once what an act made is gone', () => {
  const antes = cadernoFixture()
  const now = feito(antes, juntar(antes, 0))
  expect(desfazivel({ ...now, questoes: [] })).toBeNull()
  expect(desfazivel(antes)).toBeNull()
})

it('leads to what is there again, a question or a theme', () => {
  const antes = cadernoFixture()
  expect(desfazer(feito(antes, juntar(antes, 1))).alvo).toEqual(questaoEm(1))
  const gone = feito(antes, tirar(antes, temaEm(0)))
  const back = desfazer(changedAt(gone, questaoEm(0), (each) => ({ ...each, aprovada: true })))
  expect(back.alvo).toEqual(temaEm(0))
  expect(back.caderno.redacoes).toEqual(antes.redacoes)
  expect(back.caderno.questoes[0]?.aprovada).toBe(true)
})
