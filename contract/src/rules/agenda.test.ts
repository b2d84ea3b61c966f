import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agendaOf, REVISOES_POR_DIA, spread, type Momento, type Vencimento } from './agenda.ts'
import { addDays, daysBetween } from './dia.ts'
import { recallOn } from './memoria.ts'
import { beginOfPassada } from './passada.ts'
import { HOJE, vencimentos } from './agenda.fixture.ts'

const EM_DIA: Momento = { hoje: HOJE, alvo: null, revisadas: new Set() }

/** Questions that are due in `days` days from today, each last answered `ago` days ago. */
const due = (days: readonly number[], ago = 9): Vencimento[] =>
  days.map((day, place) => ({
    id_questao: place + 1,
    ultima: addDays(HOJE, -ago),
    vence: addDays(HOJE, day),
    estabilidade: 1,
  }))

const alvos = fc
  .record({ days: fc.integer({ min: 1, max: 60 }), diasPorSemana: fc.integer({ min: 1, max: 7 }) })
  .map(({ days, diasPorSemana }) => alvoIn(days, diasPorSemana))
const alvoIn = (days: number, diasPorSemana = 7) => ({
  dataDaProva: addDays(HOJE, days),
  diasPorSemana,
})

const countedBefore = (placed: readonly { dia: string }[], begin: string) =>
  [...loads(placed)].flatMap(([dia, length]) => (dia < begin ? length : []))

const loads = (placed: readonly { dia: string }[]) =>
  new Map([...Map.groupBy(placed, ({ dia }) => dia)].map(([dia, { length }]) => [dia, length]))

describe('spread', () => {
  it('gives each question one day, none before today and none on which it was answered, but the eve', () => {
    fc.assert(
      fc.property(vencimentos, fc.option(alvos), (list, alvo) => {
        const placed = spread(list, { ...EM_DIA, alvo })
        const isEve = alvo?.dataDaProva === addDays(HOJE, 1)
        expect(placed.map(({ id_questao }) => id_questao).toSorted((a, b) => a - b)).toEqual(
          list.map(({ id_questao }) => id_questao),
        )
        for (const { dia, ultima } of placed) {
          expect(dia >= HOJE && (dia > ultima || isEve)).toBe(true)
        }
      }),
    )
  })

  it('is the day that is due, or the next that is not full, without an exam', () => {
    fc.assert(
      fc.property(vencimentos, (list) => {
        const placed = spread(list, EM_DIA)
        const count = loads(placed)
        for (const total of count.values()) expect(total).toBeLessThanOrEqual(REVISOES_POR_DIA)
        for (const { dia, ultima, vence } of placed) {
          const first = [HOJE, vence, addDays(ultima, 1)].toSorted().at(-1) ?? ''
          expect(dia >= first).toBe(true)
          for (let day = first; day < dia; day = addDays(day, 1)) {
            expect(count.get(day)).toBe(REVISOES_POR_DIA)
          }
        }
      }),
    )
  })

  it('leaves before the last pass whatever is due before it, and the days as even as that lets them be', () => {
    fc.assert(
      fc.property(vencimentos, alvos, (list, alvo) => {
        const begin = beginOfPassada(alvo)
        const days = daysBetween(HOJE, begin)
        if (days < 1) return
        const isBefore = ({ vence, ultima }: Vencimento) =>
          vence < begin && addDays(ultima, 1) < begin
        const before = list.filter(isBefore)
        const placed = spread(list, { ...EM_DIA, alvo })
        const kept = placed.filter(({ dia }) => dia < begin).map(({ id_questao }) => id_questao)
        expect(kept.toSorted((a, b) => a - b)).toEqual(before.map(({ id_questao }) => id_questao))
        // A question that was answered today cannot come again today, so that a later day may get more than its share.
        if (list.some(({ ultima }) => ultima === HOJE)) return
        const most = Math.max(REVISOES_POR_DIA, Math.ceil(before.length / days))
        for (const length of countedBefore(placed, begin)) expect(length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('brings before the exam whatever is due before it', () => {
    fc.assert(
      fc.property(vencimentos, alvos, (list, alvo) => {
        const { dataDaProva } = alvo
        const isBefore = ({ vence, ultima }: Vencimento) =>
          vence < dataDaProva && addDays(ultima, 1) < dataDaProva
        const placed = spread(list, { ...EM_DIA, alvo })
        expect(placed.filter(isBefore).every(({ dia }) => dia < dataDaProva)).toBe(true)
      }),
    )
  })

  it('brings on the eve what was answered today and would be forgotten on the day, once', () => {
    fc.assert(
      fc.property(vencimentos, fc.uniqueArray(fc.nat(150)), (list, ids) => {
        const alvo = alvoIn(1)
        const momento = { ...EM_DIA, alvo, revisadas: new Set(ids) }
        const ofToday = spread(list, momento).filter(({ ultima }) => ultima === HOJE)
        for (const { dia, id_questao, ...one } of ofToday) {
          const isForgotten = recallOn(one, alvo.dataDaProva) < 0.97
          expect(dia === HOJE).toBe(isForgotten && !ids.includes(id_questao))
        }
      }),
    )
  })

  it('gives the last pass its days: what is held best first, what is held least on the eve', () => {
    const list = due(Array.from({ length: 100 }, () => 2)).map((one, place) => ({
      ...one,
      estabilidade: place + 1,
    }))
    const placed = spread(list, { ...EM_DIA, alvo: alvoIn(5) })
    expect([...loads(placed)]).toEqual([
      [addDays(HOJE, 2), 21],
      [addDays(HOJE, 3), 32],
      [addDays(HOJE, 4), 47],
    ])
    const held = placed.map(({ estabilidade }) => estabilidade)
    expect(held).toEqual(held.toSorted((a, b) => b - a))
    const even = spread(due(Array.from({ length: 90 }, () => 1)), {
      ...EM_DIA,
      alvo: alvoIn(4, 5),
    })
    expect([...loads(even).values()]).toEqual([23, 23, 22, 22])
  })

  it('takes of the share of today what was reviewed today', () => {
    const list = due(Array.from({ length: 80 }, () => -1))
    const today = (reviewed: number) => {
      const revisadas = new Set(Array.from({ length: reviewed }, (_, place) => 1000 + place))
      return loads(spread(list.slice(reviewed), { ...EM_DIA, alvo: alvoIn(2, 5), revisadas })).get(
        HOJE,
      )
    }
    expect([today(0), today(30), today(40)]).toEqual([40, 10, undefined])
  })

  it('brings on the eve what went wrong today, and after the exam what was reviewed then', () => {
    const [one] = due([1], 0)
    const daysOf = (revisadas: ReadonlySet<number>) =>
      one && spread([one], { hoje: HOJE, alvo: alvoIn(1), revisadas }).map(({ dia }) => dia)
    expect(daysOf(new Set())).toEqual([HOJE])
    expect(daysOf(new Set([1]))).toEqual([addDays(HOJE, 1)])
  })

  it('takes an earlier day rather than one of the last pass', () => {
    const list = due(Array.from({ length: 25 }, () => 3))
    const placed = spread(list, { ...EM_DIA, alvo: alvoIn(7) })
    expect([...loads(placed)]).toEqual([
      [addDays(HOJE, 3), 20],
      [addDays(HOJE, 2), 5],
    ])
  })

  it('gives today less room for what was reviewed already', () => {
    const revisadas = new Set([1, 2, 3])
    const reviewed = due([3, 8, 22], 0)
    const more = due(Array.from({ length: 40 }, () => -1)).map((one) => ({
      ...one,
      id_questao: one.id_questao + 3,
    }))
    const count = loads(spread([...reviewed, ...more], { ...EM_DIA, revisadas }))
    expect([0, 1, 2, 3].map((days) => count.get(addDays(HOJE, days)))).toEqual([17, 20, 3, 1])
  })
})

describe('agendaOf', () => {
  it('has for today what is due up to it, the longest first, and tells of a week and of the next day', () => {
    const list = due([4, -1, 0, -1, 1, 7, 8, 1]).map((one, place) => ({
      ...one,
      id_questao: 10 - place,
    }))
    expect(agendaOf(list, EM_DIA)).toEqual({
      vencidas: [7, 9, 8],
      adiantaveis: [3, 6, 10, 5, 4],
      proximas: [
        { dia: addDays(HOJE, 1), total: 2 },
        { dia: addDays(HOJE, 4), total: 1 },
        { dia: addDays(HOJE, 7), total: 1 },
      ],
      proxima: addDays(HOJE, 1),
    })
  })

  it('makes no mountain of tomorrow out of a simulado of today, and has something for today', () => {
    const { vencidas, adiantaveis, proximas } = agendaOf(
      due(
        Array.from({ length: 55 }, () => 1),
        0,
      ),
      EM_DIA,
    )
    expect(vencidas).toEqual([])
    expect(adiantaveis).toHaveLength(55)
    expect(proximas.map(({ total }) => total)).toEqual([20, 20, 15])
  })

  it('offers ahead of their day what is not for today and was not reviewed today', () => {
    fc.assert(
      fc.property(vencimentos, fc.uniqueArray(fc.nat(150)), (list, ids) => {
        const today = list.filter(({ ultima }) => ultima === HOJE)
        const revisadas = new Set(
          ids.filter((id) => today.some(({ id_questao }) => id_questao === id)),
        )
        const { vencidas, adiantaveis } = agendaOf(list, { ...EM_DIA, revisadas })
        const all = [...vencidas, ...adiantaveis, ...revisadas]
        expect(all.toSorted((a, b) => a - b)).toEqual(list.map(({ id_questao }) => id_questao))
        const isFresh = adiantaveis.map((id) => today.some(({ id_questao }) => id_questao === id))
        expect(isFresh.lastIndexOf(false)).toBeLessThan(
          isFresh.includes(true) ? isFresh.indexOf(true) : Infinity,
        )
      }),
    )
  })

  it('names the day of the next one, however far it is, and none where nothing comes', () => {
    fc.assert(
      fc.property(vencimentos, (list) => {
        const days = spread(list, EM_DIA).map(({ dia }) => daysBetween(HOJE, dia))
        const next = Math.min(...days.filter((day) => day > 0))
        const { vencidas, proximas, proxima } = agendaOf(list, EM_DIA)
        expect(proxima).toBe(Number.isFinite(next) ? addDays(HOJE, next) : null)
        expect(proximas[0]?.dia).toBe(next <= 7 ? proxima : undefined)
        expect(vencidas).toHaveLength(days.filter((day) => day === 0).length)
      }),
    )
  })
})
