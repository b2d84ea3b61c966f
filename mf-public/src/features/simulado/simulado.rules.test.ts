import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someQuestao, someQuestoes } from '../../testing/questoes.ts'
import { startLocally } from './simulado.calls.ts'
import { gradeCard, tentativasOf, wrongOf } from './grade.ts'
import { isSimulado } from './simulado.kept.ts'
import { takeSimulado, type Action } from './simulado.rules.ts'
import {
  asksBeforeEnd,
  canEnd,
  countMarked,
  estaPausado,
  marcadasOf,
  type Simulado,
} from './simulado.ts'

const COUNT = 4
const agoraMs = Date.now()
const questoes = someQuestoes(COUNT)
const begun = startLocally(questoes, 'uma')
const chaves = questoes.map(({ id }) => `00000000-0000-4000-8000-00000000000${id}`)
const end: Action = { type: 'end', agoraMs, chaves }
const mark = (id: number, atMs = agoraMs): Action => ({ type: 'mark', id, agoraMs: atMs })

const after = (actions: readonly Action[], from: Simulado = begun) =>
  actions.reduce(takeSimulado, from)
const markAll = questoes.flatMap(({ id }, index): Action[] => [
  { type: 'go', index },
  mark(id * 10),
])
const entregue = after([...markAll, end])
const graded = takeSimulado(entregue, {
  type: 'grade',
  corrigidas: gradeCard(questoes, marcadasOf(entregue)),
})
/** A whole prova of one hour. */
const prova: Simulado = {
  ...begun,
  tipo: 'prova',
  relogio: { iniciadoEmMs: agoraMs, terminaEmMs: agoraMs + 3_600_000 },
}

const at = (index: number): Action => ({ type: 'go', index })

const anyAction = fc.oneof(
  fc.record({
    type: fc.constant('mark' as const),
    id: fc.integer({ min: 0, max: 60 }),
    agoraMs: fc.integer({ min: agoraMs - 9000, max: agoraMs + 9000 }),
  }),
  fc.record({ type: fc.constant('strike' as const), id: fc.integer({ min: 0, max: 60 }) }),
  fc.record({ type: fc.constant('go' as const), index: fc.integer({ min: -1, max: COUNT }) }),
  fc.record({
    type: fc.constantFrom('pause' as const, 'resume' as const),
    agoraMs: fc.integer({ min: agoraMs - 9000, max: agoraMs + 9000 }),
  }),
  fc.constantFrom<Action>(
    end,
    { type: 'flag' },
    { type: 'show-result' },
    { type: 'toggle-clock' },
    { type: 'leave-account' },
  ),
)
const anyActions = fc.array(anyAction, { maxLength: 60 })

it('keeps what was marked with its question, also on the device', () => {
  const marcas = [{ trecho: 'texto', inicio: 2, fim: 9 }]
  const simulado = after([at(1), { type: 'highlight', marcas }, at(0), mark(10)])
  expect(simulado.marcas).toEqual({ [questoes[1]?.id ?? 0]: marcas })
  expect(isSimulado(JSON.parse(JSON.stringify(simulado)))).toBe(true)
  expect(isSimulado({ ...simulado, marcas: { 2: 'texto' } })).toBe(false)
})

describe('a simulado under way', () => {
  it('lets an answer change, and marks only alternatives of the question shown', () => {
    const marked = after([mark(12), mark(13), mark(21)])
    expect(marcadasOf(marked)).toEqual([13, null, null, null])
    expect(countMarked(marked)).toBe(1)
  })

  it('marks later what is marked later, whatever the clock says', () => {
    const [marcacao] = after([mark(12, agoraMs), mark(13, agoraMs - 5000)]).marcacoes
    expect(marcacao?.id_alternativa).toBe(13)
    expect(Date.parse(marcacao?.marcada_em ?? '')).toBeGreaterThan(agoraMs)
  })

  it('crosses out what is not marked, until that is marked', () => {
    const struck = after([mark(12), { type: 'strike', id: 11 }, { type: 'strike', id: 12 }])
    expect(struck.riscadas).toEqual([11])
    expect(after([mark(11)], struck).riscadas).toEqual([])
    expect(after([{ type: 'strike', id: 11 }], struck).riscadas).toEqual([])
  })

  it('flags the question shown, and takes that back', () => {
    const flagged = after([{ type: 'go', index: 2 }, { type: 'flag' }])
    expect(flagged.paraRever).toEqual([3])
    expect(after([{ type: 'flag' }], flagged).paraRever).toEqual([])
  })

  it('goes to any of its questions, and to no other', () => {
    expect(after([{ type: 'go', index: 3 }]).atual).toBe(3)
    expect(after([{ type: 'go', index: COUNT }])).toBe(begun)
    expect(after([{ type: 'go', index: -1 }])).toBe(begun)
  })

  it('of up to ten cannot be ended while a question is blank', () => {
    const almost = after(markAll.slice(0, -1))
    expect(canEnd(almost)).toBe(false)
    expect(after([end], almost)).toBe(almost)
  })

  it('of up to ten is ended as it is when the user leaves it', () => {
    const left = after([...markAll.slice(0, -1), { ...end, isLeaving: true }])
    expect(left).toMatchObject({ etapa: 'entregue', encerradoEm: expect.any(String) })
    expect(countMarked(left)).toBe(COUNT - 1)
  })

  it('is ended unasked only where it is of up to ten, has all answers and nothing to see again', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 1, max: 14 }),
        fc.nat(),
        fc.nat(),
        (isProva, count, marked, flagged) => {
          const some = startLocally(someQuestoes(count), 'x')
          const done = after(
            [
              ...Array.from({ length: Math.min(marked, count) }, (_, index) => [
                at(index),
                mark((index + 1) * 10),
              ]).flat(),
              ...Array.from({ length: Math.min(flagged, 2, count) }, (_, index) => [
                at(index),
                { type: 'flag' } as const,
              ]).flat(),
            ],
            { ...some, tipo: isProva ? 'prova' : 'sorteio' },
          )
          const isFinished = marked >= count && flagged === 0
          expect(asksBeforeEnd(done)).toBe(!(isFinished && !isProva && count <= 10))
        },
      ),
    )
  })

  it.each([
    ['a longer one', startLocally(someQuestoes(11), 'x')],
    ['a whole prova', prova],
  ])('can be ended with blanks where it is %s', (_which, simulado) => {
    expect(after([end], simulado)).toMatchObject({ etapa: 'entregue' })
  })

  it('takes no mark after its time, and ends at that time at the latest', () => {
    const late = agoraMs + 3_600_001
    expect(after([mark(12, late)], prova)).toBe(prova)
    const over = takeSimulado(prova, { ...end, agoraMs: late })
    expect(over.encerradoEm).toBe(new Date(agoraMs + 3_600_000).toISOString())
  })
})

describe('a simulado that was handed in', () => {
  it('waits for its grade, and is reviewed question by question from then on', () => {
    expect(entregue).toMatchObject({ etapa: 'entregue', corrigidas: null })
    expect(after([{ type: 'go', index: 0 }], entregue)).toBe(entregue)
    const review = after([{ type: 'go', index: 2 }], graded)
    expect(review).toMatchObject({ etapa: 'revisao', atual: 2 })
    expect(after([{ type: 'show-result' }], review).etapa).toBe('resultado')
  })

  it('never changes an answer again, whatever is done', () => {
    fc.assert(
      fc.property(anyActions, fc.constantFrom(entregue, graded), (actions, from) => {
        const later = after(actions, from)
        expect(marcadasOf(later)).toEqual(marcadasOf(from))
        expect(later.etapa).not.toBe('em-curso')
      }),
    )
  })

  it('is graded once, also where another tab reports a grade', () => {
    const others = gradeCard(
      questoes,
      questoes.map(() => null),
    )
    expect(takeSimulado(graded, { type: 'grade', corrigidas: others })).toBe(graded)
  })

  it('gives each answer once, under the same key however often it is asked', () => {
    const [corrigidas] = [gradeCard(questoes, marcadasOf(entregue))]
    const tentativas = tentativasOf(entregue, corrigidas)
    expect(tentativas.map(({ chave }) => chave)).toEqual(chaves)
    expect(tentativasOf(graded, corrigidas)).toEqual(tentativas)
  })
})

it('holds, whatever is done, one answer of its own for each question or none', () => {
  fc.assert(
    fc.property(anyActions, (actions) => {
      const simulado = after(actions)
      expect(isSimulado(simulado)).toBe(true)
      for (const [index, id] of marcadasOf(simulado).entries()) {
        const ids = simulado.questoes[index]?.alternativas.map((alternativa) => alternativa.id)
        expect(id === null || ids?.includes(id)).toBe(true)
      }
      expect(simulado.etapa === 'em-curso' || countMarked(simulado) === COUNT).toBe(true)
    }),
  )
})

it('repeats what was wrong or blank, and nothing that was annulled', () => {
  const corrigidas = gradeCard(
    [...someQuestoes(3), someQuestao(4, { situacao: 'anulada' })],
    [10, 21, null, null],
  )
  expect(wrongOf(corrigidas).map(({ id }) => id)).toEqual([2, 3])
})

it.each([
  undefined,
  {},
  { ...begun, atual: 9 },
  { ...begun, marcacoes: [{}] },
  { ...graded, corrigidas: null },
])('does not go on with %j', (kept) => {
  expect(isSimulado(kept)).toBe(false)
})

describe('a paused simulado', () => {
  const MINUTE_MS = 60_000
  const paused = after([mark(10), { type: 'pause', agoraMs: agoraMs + 20 * MINUTE_MS }], prova)

  it('takes no mark, and shows no other question', () => {
    for (const action of [mark(11), at(1), { type: 'flag' }, { type: 'strike', id: 11 }] as const) {
      expect(takeSimulado(paused, action)).toBe(paused)
    }
    expect(isSimulado(JSON.parse(JSON.stringify(paused)))).toBe(true)
  })

  it('takes marks again once it goes on, later than its end would have been', () => {
    const resumed = after([{ type: 'resume', agoraMs: agoraMs + 100 * MINUTE_MS }, at(1)], paused)
    const late = agoraMs + 139 * MINUTE_MS
    expect(countMarked(takeSimulado(resumed, mark(20, late)))).toBe(2)
    expect(countMarked(takeSimulado(resumed, mark(20, late + 2 * MINUTE_MS)))).toBe(1)
  })

  it('is put together with what the server knows of other devices', () => {
    const em = new Date(agoraMs + 30 * MINUTE_MS).toISOString()
    const clock = { type: 'set-clock', diferencaMs: 0, vistoEmMs: agoraMs } as const
    const resumed = takeSimulado(paused, { ...clock, pausas: [{ em, pausado: false }] })
    expect(estaPausado(resumed)).toBe(false)
    expect(estaPausado(takeSimulado(paused, clock))).toBe(true)
  })
})
