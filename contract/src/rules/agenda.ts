import { partition } from 'es-toolkit'
import { addDays, daysBetween, type Dia } from './dia.ts'
import { recallOn } from './memoria.ts'
import {
  type AlvoDoPlano,
  beginOfPassada,
  DIAS_DA_PASSADA,
  DIAS_DA_SEMANA,
  LEMBRANCA_NO_DESCANSO,
  LEMBRANCA_NO_DIA,
  shareOfPassada,
} from './passada.ts'

/** A question to review: the day of its last answer, and the day on which it is due. */
export interface Vencimento {
  id_questao: number
  ultima: Dia
  vence: Dia
  /** Stability of the memory, in days. The last pass before the exam begins with the most stable questions. */
  estabilidade: number
}

export interface Momento {
  hoje: Dia
  /** The exam that the student plans for; null where there is none. */
  alvo: AlvoDoPlano | null
  /** The ids of the questions that were already reviewed today. */
  revisadas: ReadonlySet<number>
  /** Whether a day is one of rest (dias-de-estudo.ts). Without it, no day is. */
  isDescanso?: ((dia: Dia) => boolean) | undefined
}

/**
 * The plan of reviews. `vencidas` are the ids of today's questions, the longest overdue first; `adiantaveis` are the
 * other questions that may be reviewed early, the next due first; `proximas` counts the reviews of each of the next
 * seven days; `proxima` is the next day after today with a review, null where there is none.
 */
export interface Agenda {
  vencidas: number[]
  adiantaveis: number[]
  proximas: { dia: Dia; total: number }[]
  proxima: Dia | null
}

/** The maximum number of reviews per day: two sets of ten. */
export const REVISOES_POR_DIA = 20

const DAYS_AHEAD = 7

/** Plans the reviews, given in any order: which are for today, and when the next ones follow. */
export function agendaOf(vencimentos: readonly Vencimento[], momento: Momento): Agenda {
  const { hoje, revisadas } = momento
  const placed = spread(vencimentos, momento)
  const later = placed.filter(({ dia }) => dia > hoje).toSorted((a, b) => compare(a.dia, b.dia))
  const soon = later.filter(({ dia }) => dia <= addDays(hoje, DAYS_AHEAD))
  const ahead = later.filter(({ id_questao }) => !revisadas.has(id_questao))
  return {
    vencidas: placed.flatMap(({ id_questao, dia }) => (dia === hoje ? id_questao : [])),
    // Questions answered today come last: a second answer on the same day says less about what a student knows.
    adiantaveis: [
      ...ahead.filter(({ ultima }) => ultima < hoje),
      ...ahead.filter(({ ultima }) => ultima >= hoje),
    ].map(({ id_questao }) => id_questao),
    proximas: [...Map.groupBy(soon, ({ dia }) => dia)].map(([dia, group]) => ({
      dia,
      total: group.length,
    })),
    proxima: later[0]?.dia ?? null,
  }
}

type Placed = Vencimento & { dia: Dia }

/** Assigns a day to each question: in the last pass before the exam, or by the question's own due day. */
export function spread(vencimentos: readonly Vencimento[], momento: Momento): Placed[] {
  const { hoje, alvo } = momento
  if (alvo === null || alvo.dataDaProva <= hoje) return spreadByDue(vencimentos, momento, 0)
  const begin = firstOfPassada({ ...momento, alvo })
  const beginIn = Math.max(0, daysBetween(hoje, begin))
  const isPassada = (one: Vencimento) =>
    isAgainOnTheEve(one, { ...momento, alvo }) ||
    (one.vence < alvo.dataDaProva && (beginIn === 0 || one.vence >= begin))
  return [
    ...spreadByDue(
      vencimentos.filter((one) => !isPassada(one)),
      momento,
      beginIn,
    ),
    ...spreadPassada(vencimentos.filter(isPassada), { ...momento, alvo }, beginIn),
  ]
}

/**
 * Assigns days in the order of due days, the longest overdue first: the due day, or the next day with room. A question
 * that is due before the last pass (which begins in `beginIn` days) stays before the pass, and takes an earlier day
 * where the later ones are full. No question comes back on a day on which it was answered. Reviews already done today
 * count towards today's limit.
 */
function spreadByDue(
  vencimentos: readonly Vencimento[],
  { hoje, revisadas }: Momento,
  beginIn: number,
): Placed[] {
  const asked = vencimentos.toSorted(byDue).map((vencimento) => {
    const earliest = earliestOf(vencimento, hoje)
    return { vencimento, earliest, due: Math.max(earliest, daysBetween(hoje, vencimento.vence)) }
  })
  const before = asked.filter(({ due }) => due < beginIn).length + revisadas.size
  const room = Math.max(REVISOES_POR_DIA, beginIn === 0 ? 0 : Math.ceil(before / beginIn))
  const load = new Map([[0, revisadas.size]])
  return asked.map(({ vencimento, earliest, due }) => {
    const last = due < beginIn ? beginIn - 1 : Infinity
    const day = freeDay({ earliest, due, last }, (one) => (load.get(one) ?? 0) < room)
    load.set(day, (load.get(day) ?? 0) + 1)
    return { ...vencimento, dia: addDays(hoje, day) }
  })
}

/**
 * The first day of the last pass. It is earlier than that of a student whose weeks have no days of rest, where the days
 * from then on would be fewer than three of study; it is at most a week before the exam.
 */
export function firstOfPassada({ alvo, isDescanso = never }: MomentoComProva): Dia {
  const begin = beginOfPassada(alvo)
  let study = 0
  for (let before = 1; before <= DIAS_DA_SEMANA; before++) {
    const dia = addDays(alvo.dataDaProva, -before)
    if (!isDescanso(dia)) study++
    if (study === DIAS_DA_PASSADA) return dia < begin ? dia : begin
  }
  return addDays(alvo.dataDaProva, -DIAS_DA_SEMANA)
}

/**
 * Spreads the last pass over the study days before the exam: the most stable questions first, the least stable last. A
 * day of rest gets only questions that no study day is left for and that would otherwise be missed. Reviews already done
 * today count towards today's share. A question that was answered today comes on the next day or, on the eve, once more
 * today.
 */
function spreadPassada(
  vencimentos: readonly Vencimento[],
  momento: MomentoComProva,
  beginIn: number,
): Placed[] {
  const { hoje, alvo, revisadas, isDescanso = never } = momento
  const days = daysFrom(beginIn, daysBetween(hoje, alvo.dataDaProva))
  const isStudy = (day: number) => !isDescanso(addDays(hoje, day))
  const placed: Placed[] = []
  const place = (own: readonly number[], asked: readonly Vencimento[]) => {
    let waiting = asked
    for (const [before, day] of own.entries()) {
      const done = day === 0 ? revisadas.size : 0
      const all = waiting.length + done
      const share = Math.ceil(all * shareOfPassada(alvo, own.length - before)) - done
      const mayCome = (one: Vencimento) =>
        earliestOf(one, hoje) <= day || isAgainOnTheEve(one, momento)
      const taken = new Set(waiting.filter(mayCome).slice(0, Math.max(0, share)))
      placed.push(...[...taken].map((one) => ({ ...one, dia: addDays(hoje, day) })))
      waiting = waiting.filter((one) => !taken.has(one))
    }
    return waiting
  }
  const left = place(days.filter(isStudy), vencimentos.toSorted(byFirmness))
  const [missed, brought] = partition(left, isMissedFor(momento))
  const late = place(
    days.filter((day) => !isStudy(day)),
    missed,
  )
  return [...placed, ...[...late, ...brought].map((one) => ({ ...one, dia: alvo.dataDaProva }))]
}

/** Whether a question would be missed on the exam day if no day of rest brought it. */
function isMissedFor(momento: MomentoComProva): (one: Vencimento) => boolean {
  const begin = firstOfPassada(momento)
  return (one) =>
    one.ultima < begin || recallOn(one, momento.alvo.dataDaProva) < LEMBRANCA_NO_DESCANSO
}

const never = () => false

const daysFrom = (first: number, end: number) =>
  Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place)

type MomentoComProva = Momento & { alvo: AlvoDoPlano }

/**
 * The eve has no later day before the exam. A question that was answered today, and would probably not be recalled on
 * the exam day, therefore comes once more.
 */
function isAgainOnTheEve(one: Vencimento, { hoje, alvo, revisadas }: MomentoComProva): boolean {
  return (
    alvo.dataDaProva === addDays(hoje, 1) &&
    one.ultima === hoje &&
    !revisadas.has(one.id_questao) &&
    recallOn(one, alvo.dataDaProva) < LEMBRANCA_NO_DIA
  )
}

/** In how many days a question may be reviewed again at the earliest: never on the day of its last answer. */
const earliestOf = ({ ultima }: Vencimento, hoje: Dia) => Math.max(0, daysBetween(hoje, ultima) + 1)

interface Wish {
  earliest: number
  due: number
  last: number
}

/** The first day with room from the due day on; otherwise the last day with room before it; otherwise the due day. */
function freeDay({ earliest, due, last }: Wish, hasRoom: (day: number) => boolean): number {
  for (let day = due; day <= last; day++) if (hasRoom(day)) return day
  for (let day = due - 1; day >= earliest; day--) if (hasRoom(day)) return day
  return due
}

/**
 * The longest overdue first. Days are compared as texts, because that is fast and years of practice are sorted on each
 * call.
 */
const byDue = (a: Vencimento, b: Vencimento) =>
  compare(a.vence, b.vence) || a.id_questao - b.id_questao

const byFirmness = (a: Vencimento, b: Vencimento) =>
  b.estabilidade - a.estabilidade || a.id_questao - b.id_questao

const compare = (a: Dia, b: Dia) => (a === b ? 0 : a < b ? -1 : 1)
