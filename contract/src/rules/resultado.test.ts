import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gradeQuestao, placarOf, regradeQuestao, type Gabarito } from './resultado.ts'

const IDS = [1, 2, 3, 4, 5]
const marcadas = fc.constantFrom(null, ...IDS)
const keys = fc.subarray(IDS)
const gabaritoOf = (
  right: readonly number[],
  situacao: Gabarito['situacao'] = 'normal',
): Gabarito => ({
  situacao,
  alternativas: IDS.map((id) => ({ id, correta: right.includes(id) })),
})
const gabaritos = fc
  .tuple(keys, fc.constantFrom('normal', 'anulada', 'retificada', undefined))
  .map(([right, situacao]) => gabaritoOf(right, situacao))
const cards = fc.array(fc.tuple(gabaritos, marcadas), { maxLength: 60 })
const grade = (card: readonly (readonly [Gabarito, number | null])[]) =>
  card.map(([gabarito, marcada]) => gradeQuestao(gabarito, marcada))

const isCounted = ({ situacao, alternativas }: Gabarito) =>
  situacao === 'anulada' || alternativas.some(({ correta }) => correta)

/**
 * The marks of two candidates for the same questions; `leadIn` says by how many right answers the first one is ahead.
 */
const twoCards = fc.array(fc.tuple(gabaritos, marcadas, marcadas), { minLength: 1, maxLength: 60 })
type TwoCards = [Gabarito, number | null, number | null][]
const leadIn = (rows: TwoCards) => {
  const mine = placarOf(grade(rows.map(([gabarito, marcada]) => [gabarito, marcada])))
  const theirs = placarOf(grade(rows.map(([gabarito, , marcada]) => [gabarito, marcada])))
  return mine.certas - theirs.certas
}

describe('gradeQuestao', () => {
  it('takes a right alternative for right, also where there are two, and every other for wrong', () => {
    fc.assert(
      fc.property(
        keys.filter(({ length }) => length > 0),
        fc.constantFrom(...IDS),
        (right, marcada) => {
          const expected = right.includes(marcada) ? 'certa' : 'errada'
          expect(gradeQuestao(gabaritoOf(right), marcada)).toBe(expected)
          expect(gradeQuestao(gabaritoOf(right, 'retificada'), marcada)).toBe(expected)
        },
      ),
    )
  })

  it('takes an annulled question for right, whatever was marked and whatever the key was', () => {
    fc.assert(
      fc.property(keys, marcadas, (right, marcada) => {
        expect(gradeQuestao(gabaritoOf(right, 'anulada'), marcada)).toBe('certa')
      }),
    )
  })

  it('says of a blank one that it is blank, and nothing of one without a key', () => {
    expect(gradeQuestao(gabaritoOf([2]), null)).toBe('em-branco')
    expect(gradeQuestao(gabaritoOf([]), 2)).toBe('sem-gabarito')
    expect(gradeQuestao(gabaritoOf([]), null)).toBe('sem-gabarito')
  })

  it('does not take the alternative of another question for right', () => {
    expect(gradeQuestao(gabaritoOf(IDS), 6)).toBe('errada')
  })

  it('does not mind the order of the alternatives', () => {
    fc.assert(
      fc.property(gabaritos, marcadas, (gabarito, marcada) => {
        const reversed = { ...gabarito, alternativas: gabarito.alternativas.toReversed() }
        expect(gradeQuestao(reversed, marcada)).toBe(gradeQuestao(gabarito, marcada))
      }),
    )
  })
})

describe('placarOf', () => {
  it('never counts more right than there are, and never what has no key', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const { certas, total } = placarOf(grade(card))
        expect(certas).toBeLessThanOrEqual(total)
        expect(total).toBe(card.filter(([gabarito]) => isCounted(gabarito)).length)
      }),
    )
  })

  it('never falls for a student when a question is annulled', () => {
    fc.assert(
      fc.property(cards, fc.nat(), (card, at) => {
        const annulled = card.map(([gabarito, marcada], index) =>
          index === at % card.length
            ? ([{ ...gabarito, situacao: 'anulada' }, marcada] as const)
            : ([gabarito, marcada] as const),
        )
        const [before, after] = [placarOf(grade(card)), placarOf(grade(annulled))]
        expect(after.certas).toBeGreaterThanOrEqual(before.certas)
        expect(after.total - after.certas).toBeLessThanOrEqual(before.total - before.certas)
      }),
    )
  })

  it('keeps a tie when a question is annulled that was worth the same to both, and gives no lead', () => {
    fc.assert(
      fc.property(twoCards, fc.nat(), (rows, at) => {
        const index = at % rows.length
        const annulled = rows.map(([gabarito, mine, theirs], row): TwoCards[number] => {
          return [row === index ? { ...gabarito, situacao: 'anulada' } : gabarito, mine, theirs]
        })
        expect(leadIn(annulled)).toBe(leadIn(rows) - leadIn(rows.slice(index, index + 1)))
      }),
    )
  })
})

describe('regradeQuestao', () => {
  it('tells what changed, exactly where something did, and why', () => {
    fc.assert(
      fc.property(gabaritos, gabaritos, marcadas, (before, now, marcada) => {
        const antes = gradeQuestao(before, marcada)
        const depois = gradeQuestao(now, marcada)
        const change = regradeQuestao(before, now, { marcada, antes })
        expect([change?.antes ?? antes, change?.depois ?? antes]).toEqual([antes, depois])
        expect(change === null).toBe(antes === depois)
      }),
    )
  })

  it('comes back to what it was when the change is taken back', () => {
    fc.assert(
      fc.property(gabaritos, gabaritos, marcadas, (before, now, marcada) => {
        const antes = gradeQuestao(before, marcada)
        const depois = regradeQuestao(before, now, { marcada, antes })?.depois ?? antes
        const back = regradeQuestao(now, before, { marcada, antes: depois })
        expect(back?.depois ?? depois).toBe(antes)
      }),
    )
  })

  it.each([
    ['normal', 'anulada', 'anulacao'],
    ['retificada', 'anulada', 'anulacao'],
    ['anulada', 'normal', 'fim_da_anulacao'],
    ['normal', 'retificada', 'mudanca_do_gabarito'],
  ] as const)('names what led from %s to %s', (before, now, motivo) => {
    const old = gabaritoOf([1], before)
    const marcada = before === 'anulada' ? 3 : 2
    const antes = gradeQuestao(old, marcada)
    expect(regradeQuestao(old, gabaritoOf([2], now), { marcada, antes })?.motivo).toBe(motivo)
  })
})
