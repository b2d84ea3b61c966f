import { daysUntil, LENTA_S, nextMemoria } from '@rumo/contract/memoria'
import { planRevisao, type Revisada } from '@rumo/contract/revisao'
import { addDays, daysBetween, type Dia } from '@rumo/contract/rules'
import type { Regra } from './simulate.ts'

const POR_DIA = 20
const RECALL = 0.9

/**
 * The rule of Rumo until November 2026. It knows only whether an answer was right, and aims at a recall of nine of ten.
 * Each review comes no later than after half of the days that are left until the exam. A day has twenty reviews, or
 * more if the days until the exam need more to share all reviews evenly.
 */
export function halvingRule(dataDaProva: Dia): Regra {
  return {
    planOf: (respostas) => {
      const known = respostas.map(({ dia, isCerta }) => ({ dia, isCerta }))
      const plan = planRevisao(known)
      if (!plan) throw new Error('A mistake has a plan')
      const intervalo = scheduledDays(known)
      return { ...plan, vence: halvingDueOn({ ultima: plan.ultima, intervalo }, dataDaProva) }
    },
    today: (vencimentos, hoje) => {
      const examIn = daysBetween(hoje, dataDaProva)
      const asked = vencimentos
        .toSorted((a, b) => daysBetween(b.vence, a.vence) || a.id_questao - b.id_questao)
        .map(({ id_questao, vence }) => ({
          id_questao,
          due: Math.max(0, daysBetween(hoje, vence)),
        }))
      const before = asked.filter(({ due }) => due < examIn).length
      const room = Math.max(POR_DIA, Math.ceil(before / examIn))
      const load = new Map<number, number>()
      const days = asked.map(({ due }) => {
        const last = due < examIn ? examIn - 1 : Infinity
        const day = freeDay(due, last, (one) => (load.get(one) ?? 0) < room)
        load.set(day, (load.get(day) ?? 0) + 1)
        return day
      })
      return asked.flatMap(({ id_questao }, place) => (days[place] === 0 ? id_questao : []))
    },
  }
}

/**
 * The days until the next review, as the scheduler of ts-fsrs counts them: a better answer always waits longer. All
 * answers are of different days.
 */
function scheduledDays(respostas: readonly Revisada[]): number {
  const before = planRevisao(respostas.slice(0, -1))
  const last = respostas.at(-1)
  if (!before || !last) return 1
  const days = daysBetween(before.ultima, last.dia)
  const until = (isCerta: boolean, segundos?: number) =>
    daysUntil(nextMemoria(before, days, { isCerta, segundos: segundos ?? null }), RECALL)
  const hardAlone = until(true, LENTA_S + 1)
  const again = Math.min(until(false), hardAlone)
  if (!last.isCerta) return again
  return Math.max(until(true), Math.max(hardAlone, again + 1) + 1)
}

function halvingDueOn(
  { ultima, intervalo }: { ultima: Dia; intervalo: number },
  dataDaProva: Dia,
): Dia {
  const daysLeft = daysBetween(ultima, dataDaProva)
  return addDays(ultima, daysLeft < 2 ? intervalo : Math.min(intervalo, Math.floor(daysLeft / 2)))
}

function freeDay(due: number, last: number, hasRoom: (day: number) => boolean): number {
  for (let day = due; day <= last; day++) if (hasRoom(day)) return day
  for (let day = due - 1; day >= 0; day--) if (hasRoom(day)) return day
  return due
}
