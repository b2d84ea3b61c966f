import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marcacoesUntil, markQuestao, mergeMarcacoes, type Marcacao } from './marcacoes.ts'

/** Only a few instants, so that many marks have the same one. */
const marcacao: fc.Arbitrary<Marcacao> = fc.record({
  id_questao: fc.integer({ min: 1, max: 6 }),
  id_alternativa: fc.option(fc.integer({ min: 1, max: 5 })),
  marcada_em: fc.integer({ min: 0, max: 4 }).map((ms) => new Date(ms).toISOString()),
})
const marcacoes = fc.array(marcacao, { maxLength: 20 })

describe('mergeMarcacoes', () => {
  it('comes to the same in whatever order, however often and in whatever pieces', () => {
    fc.assert(
      fc.property(marcacoes, marcacoes, marcacoes, (a, b, c) => {
        const whole = mergeMarcacoes(mergeMarcacoes(a, b), c)
        expect(mergeMarcacoes(b, a)).toEqual(mergeMarcacoes(a, b))
        expect(mergeMarcacoes(a, mergeMarcacoes(b, c))).toEqual(whole)
        expect(mergeMarcacoes(whole, b)).toEqual(whole)
      }),
    )
  })

  it('has each question once, as one of the two sides had it, and none is lost', () => {
    fc.assert(
      fc.property(marcacoes, marcacoes, (a, b) => {
        const merged = mergeMarcacoes(a, b)
        const ids = merged.map(({ id_questao }) => id_questao)
        expect(new Set(ids)).toEqual(new Set([...a, ...b].map(({ id_questao }) => id_questao)))
        expect(ids).toHaveLength(new Set(ids).size)
        expect(ids).toEqual(ids.toSorted((one, other) => one - other))
        for (const one of merged) expect([...a, ...b]).toContainEqual(one)
      }),
    )
  })
})

it('takes an alternative before none, and the last one of two, of what was marked in the same millisecond', () => {
  const [none, two, three] = [null, 2, 3].map((id_alternativa) => [
    { id_questao: 1, id_alternativa, marcada_em: new Date(0).toISOString() },
  ])
  expect(mergeMarcacoes(two ?? [], none ?? [])).toEqual(two)
  expect(mergeMarcacoes(two ?? [], three ?? [])).toEqual(three)
})

const steps = fc.array(
  fc.record({
    id_questao: fc.integer({ min: 1, max: 6 }),
    id_alternativa: fc.option(fc.integer({ min: 1, max: 5 })),
    /** The time of the device's clock, which may also be set back. */
    nowMs: fc.integer({ min: 0, max: 1000 }),
    /** How often the marks made so far are sent to the server; 0: not sent. */
    sent: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 40 },
)

it('loses no answer over a network that loses, repeats and delays what is sent', () => {
  fc.assert(
    fc.property(steps, fc.infiniteStream(fc.boolean()), (done, isDelayed) => {
      let card: Marcacao[] = []
      let server: Marcacao[] = []
      const underWay: Marcacao[][] = []
      for (const { nowMs, sent, ...choice } of done) {
        card = markQuestao(card, choice, nowMs)
        const mine = card.find(({ id_questao }) => id_questao === choice.id_questao)
        expect(mine?.id_alternativa).toBe(choice.id_alternativa)
        for (let time = 0; time < sent; time++) {
          if (isDelayed.next().value) underWay.push(card)
          else server = mergeMarcacoes(server, card)
        }
      }
      const handedIn = mergeMarcacoes(server, card)
      expect(handedIn).toEqual(card)
      expect(underWay.toReversed().reduce(mergeMarcacoes, handedIn)).toEqual(card)
    }),
  )
})

it('counts what was marked up to the last moment, and nothing after it', () => {
  fc.assert(
    fc.property(marcacoes, fc.integer({ min: -1, max: 5 }), (all, limiteMs) => {
      const until = marcacoesUntil(all, limiteMs)
      const late = all.filter((one) => !until.includes(one))
      expect(until.every(({ marcada_em }) => Date.parse(marcada_em) <= limiteMs)).toBe(true)
      expect(late.every(({ marcada_em }) => Date.parse(marcada_em) > limiteMs)).toBe(true)
      expect(marcacoesUntil(all, null)).toEqual(all)
    }),
  )
})
