import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { analisarQuestao, LEAST_RESPOSTAS, type PrimeiraResposta } from './analise.ts'

/**
 * Forty students and six questions; each group of digits is the answers of one student. The last question discriminates
 * backwards.
 */
const ROWS =
  '111111 000000 100001 110001 100001 110001 111110 110101 111000 111110 101100 111110 111110 110001 111110 110110 101001 100001 100001 110110 110110 111010 111100 100001 111101 110101 011000 101101 010001 101001 010001 101000 110101 110000 111000 100000 111000 000101 101001 101000'
/**
 * For each question: its facility; its discrimination by psych::alpha (`r.drop` of item.stats, psych 2.2.9 on R 4.2.2);
 * and its covariance divided by the greatest possible one, calculated with R's `cov` of the sorted values.
 */
const BY_PSYCH = [
  [0.875, 0.226871303243258, 0.411764705882353],
  [0.625, 0.253085534121766, 0.344262295081967],
  [0.5, 0.065294580810953, 0.0769230769230769],
  [0.425, 0.48313412715853, 0.69811320754717],
  [0.25, 0.432689206414212, 0.607843137254902],
  [0.5, -0.43981651164105, -0.510204081632653],
] as const

const ALTERNATIVAS = [1, 2, 3, 4, 5].map((id) => ({ id, correta: id === 1 }))

/**
 * The answers to one question of the table. The results in the other five questions are multiplied by ten, so that each
 * student has enough other answers.
 */
function answersTo(question: number): PrimeiraResposta[] {
  return ROWS.split(' ').map((row) => {
    const points = Array.from(row, Number)
    const isCerta = points[question] === 1
    const certas = points.reduce((sum, point) => sum + point, 0) - Number(isCerta)
    return { id_alternativa: isCerta ? 1 : 2, isCerta, outras: { certas: certas * 10, total: 50 } }
  })
}

const some = (count: number, id: number, elsewhere = 5): PrimeiraResposta[] =>
  Array.from({ length: count }, () => ({
    id_alternativa: id,
    isCerta: id === 1,
    outras: { certas: elsewhere, total: 10 },
  }))

const codigosOf = (primeiras: readonly PrimeiraResposta[]) =>
  analisarQuestao(ALTERNATIVAS, primeiras)?.achados

describe('analisarQuestao', () => {
  it.each(BY_PSYCH.map((values, question) => ({ question, values })))(
    'says of question $question what psych says',
    ({ question, values: [facilidade, discriminacao, eficiencia] }) => {
      const analise = analisarQuestao(ALTERNATIVAS, answersTo(question))
      expect(analise?.facilidade).toBeCloseTo(facilidade, 12)
      expect(analise?.discriminacao).toBeCloseTo(discriminacao, 12)
      expect(analise?.eficiencia).toBeCloseTo(eficiencia, 12)
    },
  )

  it('says nothing of fewer than thirty answers', () => {
    expect(analisarQuestao(ALTERNATIVAS, some(LEAST_RESPOSTAS - 1, 1))).toBeNull()
    expect(analisarQuestao(ALTERNATIVAS, some(LEAST_RESPOSTAS, 1))?.respostas).toBe(30)
  })

  it('counts each alternative, and one that is gone in the whole alone', () => {
    const gone = { id_alternativa: null, isCerta: false, outras: { certas: 0, total: 0 } }
    const analise = analisarQuestao(ALTERNATIVAS, [...some(20, 1), ...some(12, 4), gone])
    expect(analise?.alternativas.map(({ respostas }) => respostas)).toEqual([20, 0, 0, 12, 0])
    expect(analise?.respostas).toBe(33)
  })

  it('says nothing of discrimination by those who have answered few others', () => {
    const few = answersTo(0).map((one) => ({ ...one, outras: { certas: 1, total: 9 } }))
    expect(analisarQuestao(ALTERNATIVAS, few)).toMatchObject({
      discriminacao: null,
      eficiencia: null,
    })
    expect(analisarQuestao(ALTERNATIVAS, some(40, 1))?.discriminacao).toBeNull()
  })

  it('finds what draws more than the right one, the greatest of them, and whom only the weak get right', () => {
    const primeiras = [...some(10, 1, 2), ...some(11, 3, 8), ...some(14, 4, 9)]
    expect(codigosOf(primeiras)).toEqual([
      { codigo: 'outra_atrai_mais', id_alternativa: 4 },
      { codigo: 'discrimina_ao_contrario' },
    ])
    expect(codigosOf([...some(20, 1, 8), ...some(20, 2, 3)])).toEqual([])
  })

  it('finds what nearly everybody gets right, or wrong', () => {
    expect(codigosOf([...some(38, 1), ...some(2, 2)])).toEqual([{ codigo: 'quase_todos_acertam' }])
    const hard = [...some(2, 1), ...some(10, 2), ...some(10, 3), ...some(10, 4), ...some(10, 5)]
    expect(codigosOf(hard)).toEqual([
      { codigo: 'outra_atrai_mais', id_alternativa: 2 },
      { codigo: 'quase_ninguem_acerta' },
    ])
  })

  it('stays between -1 and 1, whatever is answered, in whichever order', () => {
    const answer = fc.record({
      id_alternativa: fc.constantFrom(1, 2, 3),
      outras: fc
        .tuple(fc.nat(40), fc.nat(40))
        .map(([certas, erradas]) => ({ certas, total: certas + erradas })),
    })
    const answers = fc.array(answer, { minLength: 30, maxLength: 60 })
    fc.assert(
      fc.property(answers, (given) => {
        const primeiras = given.map((one) => ({ ...one, isCerta: one.id_alternativa === 1 }))
        const analise = analisarQuestao(ALTERNATIVAS, primeiras)
        const again = analisarQuestao(ALTERNATIVAS, primeiras.toReversed())
        for (const each of ['discriminacao', 'eficiencia'] as const) {
          expect(again?.[each] ?? 0).toBeCloseTo(analise?.[each] ?? 0, 9)
        }
        expect(Math.abs(analise?.discriminacao ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
        expect(analise?.eficiencia ?? 0).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.abs(analise?.discriminacao ?? 0)).toBeLessThanOrEqual(
          Math.abs(analise?.eficiencia ?? 0) + 1e-9,
        )
      }),
      { numRuns: runs(100) },
    )
  })
})
