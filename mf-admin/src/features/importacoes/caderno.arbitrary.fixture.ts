import { type CadernoDeExame, letraEm } from '@rumo/contract'
import fc from 'fast-check'
import { emOrdem } from './caderno-changes.ts'
import { questaoFixture, temaFixture } from './caderno.fixture.ts'

const words = fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,3}$/)
const texto = fc.array(words, { maxLength: 4 }).map((paragrafos) => paragrafos.join('\n\n'))
const REFERENCIAS = ['t1', 't2', 't3']

const alternativas = fc
  .array(fc.record({ texto: fc.option(words, { nil: undefined }), correta: fc.boolean() }), {
    maxLength: 6,
  })
  .map((all) =>
    all.map(({ texto: said, correta }, index) => ({
      nome: letraEm(index),
      ...(said !== undefined && { texto: said }),
      ...(correta && { correta }),
    })),
  )

const questao = fc
  .record({
    numero: fc.integer({ min: 1, max: 12 }),
    texto,
    alternativas,
    referencias: fc.subarray(REFERENCIAS),
    aprovada: fc.boolean(),
  })
  .map((fields) => questaoFixture(fields.numero, fields))

/** Drafts as they can arise: numbers that repeat or are missing, questions without a text or alternatives. */
export const caderno: fc.Arbitrary<CadernoDeExame> = fc
  .record({
    questoes: fc.array(questao, { maxLength: 6 }),
    redacoes: fc.array(fc.constant(temaFixture()), { maxLength: 2 }),
  })
  .map((lists) =>
    emOrdem({
      paginas: 4,
      numeros_ausentes: [],
      referencias: REFERENCIAS.map((id) => ({ id, texto: id })),
      ...lists,
    }),
  )

/** A draft with at least one question, and the index of one of its questions. */
export const comQuestao = caderno
  .filter(({ questoes }) => questoes.length > 0)
  .chain((each) =>
    fc.record({
      antes: fc.constant(each),
      indice: fc.nat({ max: each.questoes.length - 1 }),
    }),
  )
