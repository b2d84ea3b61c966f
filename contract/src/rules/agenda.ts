import { addDays, daysBetween, type Dia } from './dia.ts'
import { recallOn } from './memoria.ts'
import { type Alvo, beginOfPassada, LEMBRANCA_NO_DIA, shareOfPassada } from './passada.ts'

/** A question to review: when it was answered last, and when it is due. */
export interface Vencimento {
  id_questao: number
  ultima: Dia
  vence: Dia
  /** In days: the last pass begins with what memory holds best. */
  estabilidade: number
}

export interface Momento {
  hoje: Dia
  /** The exam that is planned for; null: none. */
  alvo: Alvo | null
  /** The questions that were reviewed today already. */
  revisadas: ReadonlySet<number>
}

/**
 * What comes back: the ids of the questions for today, the longest due first; of the others those that may be taken
 * ahead of their day, the next first; how many are within a week, and the next day after today that brings any (null:
 * none does).
 */
export interface Agenda {
  vencidas: number[]
  adiantaveis: number[]
  proximas: { dia: Dia; total: number }[]
  proxima: Dia | null
}

/** The most questions of a day: two sets of ten. */
export const REVISOES_POR_DIA = 20

const DAYS_AHEAD = 7

/** Plans reviews, in any order: which are for today, and when the next ones are. */
export function agendaOf(vencimentos: readonly Vencimento[], momento: Momento): Agenda {
  const { hoje, revisadas } = momento
  const placed = spread(vencimentos, momento)
  const later = placed.filter(({ dia }) => dia > hoje).toSorted((a, b) => compare(a.dia, b.dia))
  const soon = later.filter(({ dia }) => dia <= addDays(hoje, DAYS_AHEAD))
  const ahead = later.filter(({ id_questao }) => !revisadas.has(id_questao))
  return {
    vencidas: placed.flatMap(({ id_questao, dia }) => (dia === hoje ? id_questao : [])),
    // A second answer on the same day tells less of what a student knows.
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

/** Gives each question its day: in the last pass, or by its own plan. */
export function spread(vencimentos: readonly Vencimento[], momento: Momento): Placed[] {
  const { hoje, alvo } = momento
  if (alvo === null || alvo.dataDaProva <= hoje) return spreadByDue(vencimentos, momento, 0)
  const begin = beginOfPassada(alvo)
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
 * The longest due first: the day on which it is due, or the next that has room. What is due before the last pass, so
 * many days ahead, stays before it, and takes an earlier day where the later ones are full. A question comes back on no
 * day on which it was answered; what was reviewed today takes its room of today.
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
 * What memory holds best first, what it holds least on the eve; what was reviewed today is of today's share. What was
 * answered today comes on the next day, or on the eve once more.
 */
function spreadPassada(
  vencimentos: readonly Vencimento[],
  momento: MomentoComProva,
  beginIn: number,
): Placed[] {
  const { hoje, alvo, revisadas } = momento
  const examIn = daysBetween(hoje, alvo.dataDaProva)
  let waiting = vencimentos.toSorted(byFirmness)
  const placed: Placed[] = []
  for (let day = beginIn; day < examIn; day++) {
    const done = day === 0 ? revisadas.size : 0
    const share = Math.ceil((waiting.length + done) * shareOfPassada(alvo, examIn - day)) - done
    const mayCome = (one: Vencimento) =>
      earliestOf(one, hoje) <= day || isAgainOnTheEve(one, momento)
    const taken = new Set(waiting.filter(mayCome).slice(0, Math.max(0, share)))
    placed.push(...[...taken].map((one) => ({ ...one, dia: addDays(hoje, day) })))
    waiting = waiting.filter((one) => !taken.has(one))
  }
  return [...placed, ...waiting.map((one) => ({ ...one, dia: alvo.dataDaProva }))]
}

type MomentoComProva = Momento & { alvo: Alvo }

/** On the eve there is no later day: what was answered today, and would not be recalled on the day, comes once more. */
function isAgainOnTheEve(one: Vencimento, { hoje, alvo, revisadas }: MomentoComProva): boolean {
  return (
    alvo.dataDaProva === addDays(hoje, 1) &&
    one.ultima === hoje &&
    !revisadas.has(one.id_questao) &&
    recallOn(one, alvo.dataDaProva) < LEMBRANCA_NO_DIA
  )
}

/** In how many days a question may be reviewed again: never on a day on which it was answered. */
const earliestOf = ({ ultima }: Vencimento, hoje: Dia) => Math.max(0, daysBetween(hoje, ultima) + 1)

interface Wish {
  earliest: number
  due: number
  last: number
}

/** The first day from the one that is due on that has room, then the last one before it; else the day that is due. */
function freeDay({ earliest, due, last }: Wish, hasRoom: (day: number) => boolean): number {
  for (let day = due; day <= last; day++) if (hasRoom(day)) return day
  for (let day = due - 1; day >= earliest; day--) if (hasRoom(day)) return day
  return due
}

/** The longest due first; compared as texts, because years of practice are sorted at every look. */
const byDue = (a: Vencimento, b: Vencimento) =>
  compare(a.vence, b.vence) || a.id_questao - b.id_questao

const byFirmness = (a: Vencimento, b: Vencimento) =>
  b.estabilidade - a.estabilidade || a.id_questao - b.id_questao

const compare = (a: Dia, b: Dia) => (a === b ? 0 : a < b ? -1 : 1)
