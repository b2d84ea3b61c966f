import { agendaOf, type Agenda } from './agenda.ts'
import { addDays, daysBetween, diaOf, type Dia } from './dia.ts'
import {
  dayOfRecall,
  firstMemoria,
  type Memoria,
  nextMemoria,
  recallOn,
  type Resposta,
} from './memoria.ts'
import { type Alvo, beginOfPassada, LEMBRANCA_NO_DIA } from './passada.ts'
import type { Resultado } from './resultado.ts'

export { agendaOf, type Agenda, type Vencimento } from './agenda.ts'
export { recallOn } from './memoria.ts'
export { type Alvo, alvoOf } from './passada.ts'

/** One answer to a question under review. */
export interface Revisada extends Resposta {
  dia: Dia
}

/** When a question was answered last, and what memory holds of it since. */
export interface Revisao extends Memoria {
  ultima: Dia
}

/**
 * Plans a question from every answer that it ever had, in any order; null where none was wrong, for nothing
 * has to come back then. Of one day all answers count as one, wrong if any was. The same answers always
 * give the same plan, also where some of them arrive late.
 */
export function planRevisao(respostas: readonly Revisada[]): Revisao | null {
  const days = byDay(respostas)
  const [first, ...later] = days.slice(days.findIndex(({ isCerta }) => !isCerta))
  if (!first || first.isCerta) return null
  return later.reduce(
    (revisao: Revisao, resposta) => ({
      ultima: resposta.dia,
      ...nextMemoria(revisao, daysBetween(revisao.ultima, resposta.dia), resposta),
    }),
    { ultima: first.dia, ...firstMemoria(first) },
  )
}

/** The days of the answers in their order, each as long as its longest answer. */
function byDay(respostas: readonly Revisada[]): Revisada[] {
  return [...Map.groupBy(respostas, ({ dia }) => dia)]
    .map(([dia, own]) => {
      const segundos = own.flatMap((resposta) => resposta.segundos ?? [])
      return {
        dia,
        isCerta: own.every(({ isCerta }) => isCerta),
        segundos: segundos.length > 0 ? Math.max(...segundos) : null,
      }
    })
    .toSorted((a, b) => daysBetween(b.dia, a.dia))
}

/** Without an exam near, a question comes back when nine of ten like it are recalled. */
const LEMBRANCA = 0.9
/** So many days before the exam what counts is the exam's day alone. */
const HORIZONTE_DIAS = 60
/** Until then a weak question comes back at this recall, */
const LEMBRANCA_FRACA = 0.8
/** and a firm one, which waits for the last pass, before it falls below this. */
const LEMBRANCA_FIRME = 0.65
/** A question whose memory holds so many days is firm. */
const FIRME_DIAS = 2.5

/**
 * The day on which a question comes back. Far from an exam, and without one, memory alone decides; on the eve and once
 * it is over, too. In the 60 days before it weak questions come back often until they are firm, and everything that
 * would not be recalled on the day comes back in the last pass. The figures are those of `npm run bench -- plano`.
 */
export function dueOn(revisao: Revisao, alvo: Alvo | null): Dia {
  const daysLeft = alvo === null ? 0 : daysBetween(revisao.ultima, alvo.dataDaProva)
  const byMemory = dayOfRecall(revisao, LEMBRANCA)
  if (alvo === null || daysLeft < 2) return byMemory
  const day = daysLeft > HORIZONTE_DIAS ? byMemory : dayOfRecall(revisao, wantedRecall(revisao))
  const begin = beginOfPassada(alvo)
  if (day < begin) return day
  if (recallOn(revisao, alvo.dataDaProva) >= LEMBRANCA_NO_DIA) return byMemory
  const next = addDays(revisao.ultima, 1)
  return next > begin ? next : begin
}

const wantedRecall = ({ estabilidade }: Revisao) =>
  estabilidade < FIRME_DIAS ? LEMBRANCA_FRACA : LEMBRANCA_FIRME

/** How often a question is expected to come until an exam, from a day on: right each time, and on its day. */
export function countRevisoes(revisao: Revisao, alvo: Alvo, hoje: Dia): number {
  let [count, current] = [0, revisao]
  for (;;) {
    const due = dueOn(current, alvo)
    const dia = due < hoje ? hoje : due
    if (dia >= alvo.dataDaProva) return count
    const days = daysBetween(current.ultima, dia)
    current = { ultima: dia, ...nextMemoria(current, days, { isCerta: true }) }
    count++
  }
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
  // Answers to a question without a key do not count.
  const graded = respostas.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const byQuestao = Map.groupBy(graded, ({ id_questao }) => id_questao)
  const vencimentos = [...byQuestao].flatMap(([id_questao, own]) => {
    const plan = planRevisao(
      own.map(({ respondida_em, resultado }) => ({
        dia: diaOf(Date.parse(respondida_em)),
        isCerta: resultado === 'certa',
      })),
    )
    return plan ? [{ id_questao, ...plan, vence: dueOn(plan, null) }] : []
  })
  const revisadas = graded.filter(
    ({ origem, respondida_em }) =>
      origem === 'revisao' && diaOf(Date.parse(respondida_em)) === hoje,
  )
  return agendaOf(vencimentos, {
    hoje,
    alvo: null,
    revisadas: new Set(revisadas.map(({ id_questao }) => id_questao)),
  })
}
