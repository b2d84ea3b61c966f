import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { addDays, daysBetween, type Dia } from './dia.ts'

/** One answer to a question that comes back. */
export interface Revisada {
  dia: Dia
  isCerta: boolean
}

/** When a question was answered last, and after how many days memory would want it again. */
export interface Revisao {
  ultima: Dia
  intervalo: number
}

/** Days are the smallest unit: what is wrong today comes back tomorrow, not in ten minutes. */
const SCHEDULER = fsrs({ enable_short_term: false, enable_fuzz: false })

/**
 * Plans a question from every answer that it ever had, in any order; null where none was wrong, for nothing
 * has to come back then. Of one day all answers count as one, wrong if any was. The same answers always
 * give the same plan, also where some of them arrive late.
 */
export function planRevisao(respostas: readonly Revisada[]): Revisao | null {
  const days = byDay(respostas)
  const [first, ...later] = days.slice(days.findIndex(({ isCerta }) => !isCerta))
  if (!first || first.isCerta) return null
  let card = SCHEDULER.next(createEmptyCard(noon(first.dia)), noon(first.dia), Rating.Again).card
  for (const { dia, isCerta } of later) {
    card = SCHEDULER.next(card, noon(dia), isCerta ? Rating.Good : Rating.Again).card
  }
  return { ultima: days.at(-1)?.dia ?? first.dia, intervalo: Math.max(1, card.scheduled_days) }
}

function byDay(respostas: readonly Revisada[]): Revisada[] {
  const days = new Map<Dia, boolean>()
  for (const { dia, isCerta } of respostas) days.set(dia, isCerta && (days.get(dia) ?? true))
  return [...days]
    .map(([dia, isCerta]) => ({ dia, isCerta }))
    .toSorted((a, b) => daysBetween(b.dia, a.dia))
}

/** The scheduler counts days of UTC: noon is on the same one. */
const noon = (dia: Dia) => new Date(`${dia}T12:00:00Z`)

/**
 * The day on which a question comes back. Planned back from the exam: each time no later than half the days
 * that are left, so that everything comes back before it, and more often the nearer it is. Without a day, on
 * the eve and once the exam is over, memory alone decides.
 */
export function dueOn({ ultima, intervalo }: Revisao, dataDaProva: Dia | null): Dia {
  const daysLeft = dataDaProva === null ? 0 : daysBetween(ultima, dataDaProva)
  if (daysLeft < 2) return addDays(ultima, intervalo)
  return addDays(ultima, Math.min(intervalo, Math.floor(daysLeft / 2)))
}

/** One answer to one of many questions. */
export interface RevisadaDeQuestao extends Revisada {
  id_questao: number
}

/** What comes back: the ids of the questions that are due, the longest due first, and how many are within a week. */
export interface Agenda {
  vencidas: number[]
  proximas: { dia: Dia; total: number }[]
}

const DAYS_AHEAD = 7

/** Plans every question from its answers, by memory alone: where no server does, no day of an exam is kept. */
export function agendaOf(respostas: readonly RevisadaDeQuestao[], hoje: Dia): Agenda {
  const byQuestao = new Map<number, Revisada[]>()
  for (const { id_questao, ...revisada } of respostas) {
    byQuestao.set(id_questao, [...(byQuestao.get(id_questao) ?? []), revisada])
  }
  const planned = [...byQuestao]
    .flatMap(([id, own]) => {
      const plan = planRevisao(own)
      return plan ? [{ id, dia: dueOn(plan, null) }] : []
    })
    .toSorted((a, b) => daysBetween(b.dia, a.dia) || a.id - b.id)
  const totals = new Map<Dia, number>()
  for (const { dia } of planned) {
    if (dia > hoje && dia <= addDays(hoje, DAYS_AHEAD)) totals.set(dia, (totals.get(dia) ?? 0) + 1)
  }
  return {
    vencidas: planned.filter(({ dia }) => dia <= hoje).map(({ id }) => id),
    proximas: [...totals].map(([dia, total]) => ({ dia, total })),
  }
}
