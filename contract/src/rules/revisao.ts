import { createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { agendaOf, type Agenda } from './agenda.ts'
import { addDays, daysBetween, diaOf, type Dia } from './dia.ts'
import type { Resultado } from './resultado.ts'

export { agendaOf, type Agenda, type Vencimento } from './agenda.ts'

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
  const { dia: ultima } = later.at(-1) ?? first
  return { ultima, intervalo: Math.max(1, card.scheduled_days) }
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

/** An answer as a device keeps it. */
export interface Respondida {
  id_questao: number
  /** ISO 8601 in UTC. */
  respondida_em: string
  resultado: Resultado
  origem: string
}

/** The same by answers alone, from memory: where no server plans, no day of an exam is kept. */
export function agendaOfRespostas(respostas: readonly Respondida[], hoje: Dia): Agenda {
  // Answers to a question without a key count for nothing.
  const graded = respostas.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const byQuestao = Map.groupBy(graded, ({ id_questao }) => id_questao)
  const vencimentos = [...byQuestao].flatMap(([id_questao, own]) => {
    const plan = planRevisao(
      own.map(({ respondida_em, resultado }) => ({
        dia: diaOf(Date.parse(respondida_em)),
        isCerta: resultado === 'certa',
      })),
    )
    return plan ? [{ id_questao, ultima: plan.ultima, vence: dueOn(plan, null) }] : []
  })
  const revisadas = graded.filter(
    ({ origem, respondida_em }) =>
      origem === 'revisao' && diaOf(Date.parse(respondida_em)) === hoje,
  )
  return agendaOf(vencimentos, {
    hoje,
    dataDaProva: null,
    revisadas: new Set(revisadas.map(({ id_questao }) => id_questao)),
  })
}
