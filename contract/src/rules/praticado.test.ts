import { DIAS_RECENTES, suggestMaterias, tendenciaOf } from './desempenho.ts'
import { addDays } from './dia.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  praticadoOf as praticadoOfPratica,
  praticaOf,
  primeirasOf,
  type DiaPraticado,
} from './praticado.ts'
import { placarOf, RESULTADOS } from './resultado.ts'

const HOJE = '2026-05-31'
const MATERIAS = [
  { id: 1, nome: 'Arte', isDrawable: true },
  { id: 2, nome: 'Física', isDrawable: false },
  { id: 3, nome: 'Química', isDrawable: true },
]

/** Treats each answer as the first one to its question. */
const praticadoOf = (all: readonly DiaPraticado[], ...rest: [typeof MATERIAS, string]) =>
  praticadoOfPratica(praticaOf(all, praticaOf(all, []).totais), ...rest)
const NENHUMA = { certas: 0, total: 0 }

const dia = (ago: number, id_materia: number, certas: number, total: number): DiaPraticado => ({
  dia: addDays(HOJE, -ago),
  id_materia,
  certas,
  total,
})

const dias = fc.uniqueArray(
  fc
    .tuple(fc.nat(60), fc.nat(4), fc.nat(9), fc.nat(9))
    .map(([ago, id_materia, certas, erradas]) => dia(ago, id_materia, certas, certas + erradas)),
  { selector: (one) => `${one.dia} ${one.id_materia}`, maxLength: 40 },
)

describe('praticaOf', () => {
  it('names each day once, adds up each matéria, and keeps its newest days with answers', () => {
    const newest = Array.from({ length: DIAS_RECENTES }, (_, ago) => dia(ago, 1, 1, 2))
    const others = [dia(0, 2, 0, 0), dia(1, 2, 1, 1), dia(DIAS_RECENTES, 1, 0, 1)]
    const { dias: days, totais, recentes } = praticaOf([...others, ...newest], [])
    expect(days.toSorted()).toEqual(
      Array.from({ length: DIAS_RECENTES + 1 }, (_, ago) => addDays(HOJE, -ago)).toSorted(),
    )
    expect(totais).toEqual([
      { id_materia: 2, certas: 1, total: 1 },
      { id_materia: 1, certas: DIAS_RECENTES, total: 2 * DIAS_RECENTES + 1 },
    ])
    expect(recentes).toEqual([dia(1, 2, 1, 1), ...newest])
  })
})

const byId = (totals: readonly { id_materia: number }[]) =>
  totals.toSorted((a, b) => a.id_materia - b.id_materia)

describe('primeirasOf', () => {
  const respostas = fc.uniqueArray(
    fc.record({
      id_questao: fc.integer({ min: 1, max: 6 }),
      ago: fc.nat(500),
      resultado: fc.constantFrom(...RESULTADOS),
    }),
    { selector: ({ id_questao, ago }) => `${id_questao} ${ago}` },
  )

  it('counts each question once, by the answer that was given first, in whatever order they come', () => {
    fc.assert(
      fc.property(respostas, (list) => {
        const all = list.map(({ id_questao, ago, resultado }) => ({
          id_questao,
          id_materia: id_questao % 3,
          respondida_em: new Date(1e12 - ago * 1000).toISOString(),
          resultado,
        }))
        const first = [...Map.groupBy(list, ({ id_questao }) => id_questao).values()].map(
          (own) => own.toSorted((a, b) => b.ago - a.ago)[0],
        )
        const expected = [0, 1, 2].flatMap((id_materia) => {
          const own = first.flatMap((one) => (one && one.id_questao % 3 === id_materia ? one : []))
          const placar = placarOf(own.map(({ resultado }) => resultado))
          return own.length > 0 ? [{ id_materia, ...placar }] : []
        })
        expect(byId(primeirasOf(all))).toEqual(expected)
        expect(byId(primeirasOf(all.toReversed()))).toEqual(expected)
      }),
    )
  })
})

describe('praticadoOf', () => {
  it('counts first answers, and tells the others apart', () => {
    const pratica = praticaOf(
      [dia(0, 1, 20, 29), dia(3, 1, 5, 17)],
      [{ id_materia: 1, certas: 5, total: 17 }],
    )
    const { respondidas, certas, materias } = praticadoOfPratica(pratica, MATERIAS, HOJE)
    expect([certas, respondidas]).toEqual([5, 17])
    expect(materias).toMatchObject([{ certas: 5, total: 17, repetidas: { certas: 20, total: 29 } }])
  })

  it('gives nothing but zeros and empty lists before the first answer', () => {
    expect(praticadoOf([], MATERIAS, HOJE)).toEqual({
      respondidas: 0,
      certas: 0,
      sequencia: { atual: 0, recorde: 0, praticou_hoje: false, dias: [] },
      materias: [],
      a_praticar: [],
    })
  })

  it('counts what is of no matéria, and of one that is gone, in the whole alone', () => {
    const practised = [dia(0, 1, 3, 4), dia(1, 1, 1, 2), dia(1, 0, 1, 1), dia(5, 9, 0, 2)]
    const { respondidas, certas, sequencia, materias } = praticadoOf(practised, MATERIAS, HOJE)
    expect([respondidas, certas]).toEqual([9, 5])
    expect(materias).toEqual([
      {
        materia: { id: 1, nome: 'Arte' },
        certas: 4,
        total: 6,
        repetidas: NENHUMA,
        tendencia: null,
      },
    ])
    expect(sequencia).toEqual({
      atual: 2,
      recorde: 2,
      praticou_hoje: true,
      dias: ['2026-05-26', '2026-05-30', '2026-05-31'],
    })
  })

  it('counts a day of questions without a key as practice, of which nothing can be said', () => {
    const { respondidas, sequencia, materias } = praticadoOf([dia(0, 1, 0, 0)], MATERIAS, HOJE)
    expect([respondidas, sequencia.atual, materias]).toEqual([0, 1, []])
  })

  it('names the days of four weeks, and suggests only what can be practised', () => {
    // The last day is in the future, because a device's clock may be ahead.
    const practised = [dia(28, 2, 0, 9), dia(27, 2, 0, 9), dia(-1, 2, 0, 9)]
    const { sequencia, a_praticar } = praticadoOf(practised, MATERIAS, HOJE)
    expect(sequencia.dias).toEqual(['2026-05-04'])
    expect(a_praticar.map(({ materia, motivo }) => [materia.nome, motivo])).toEqual([
      ['Arte', 'nunca'],
      ['Química', 'nunca'],
    ])
  })

  it('says of a matéria what all its days say, however many there are', () => {
    const ofOne = fc
      .array(fc.tuple(fc.nat(1), fc.nat(1)), { maxLength: 90, size: 'max' })
      .map((points) =>
        points.map(([certas, erradas], ago) => dia(ago, 1, certas, certas + erradas)),
      )
    fc.assert(
      fc.property(ofOne, (practised) => {
        const { materias, a_praticar } = praticadoOf(practised, MATERIAS, HOJE)
        const said = materias.map(({ tendencia }) => tendencia)
        const all = MATERIAS.filter(({ isDrawable }) => isDrawable).map((materia) => {
          return { ...materia, dias: materia.id === 1 ? practised : [] }
        })
        const total = practised.reduce((sum, one) => sum + one.total, 0)
        expect(said).toEqual(total > 0 ? [tendenciaOf(practised)] : [])
        expect(
          a_praticar.map(({ materia, motivo }) => ({ id_materia: materia.id, motivo })),
        ).toEqual(total > 0 ? suggestMaterias(all, 3) : [])
      }),
    )
  })

  it('is the same in whatever order the days come', () => {
    fc.assert(
      fc.property(dias, (practised) => {
        const shuffled = practised.toReversed()
        const result = praticadoOf(practised, MATERIAS, HOJE)
        expect(praticadoOf(shuffled, MATERIAS, HOJE)).toEqual(result)
        expect(result.certas).toBeLessThanOrEqual(result.respondidas)
        expect(result.sequencia.dias).toEqual([...new Set(result.sequencia.dias)].toSorted())
      }),
    )
  })
})
