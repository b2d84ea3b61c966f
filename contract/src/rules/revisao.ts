import {
  agendaOf,
  type Agenda,
  firstOfPassada,
  type Momento,
  spread,
  type Vencimento,
} from './agenda.ts'
import { addDays, daysBetween, diaOf, type Dia } from './dia.ts'
import {
  dayOfRecall,
  firstMemoria,
  type Memoria,
  nextMemoria,
  recallOn,
  type Resposta,
} from './memoria.ts'
import { type AlvoDoPlano, beginOfPassada, LEMBRANCA_NO_DIA } from './passada.ts'
import type { Resultado } from './resultado.ts'

export { agendaOf, type Agenda, type Vencimento } from './agenda.ts'
export { recallOn } from './memoria.ts'
export { type AlvoDoPlano, alvoOf } from './passada.ts'

/** One answer to a question that is reviewed. */
export interface Revisada extends Resposta {
  dia: Dia
}

/** The day of a question's last answer, and the state of memory after it. */
export interface Revisao extends Memoria {
  ultima: Dia
}

/**
 * Plans the review of a question from all its answers, in any order. Null where no answer was wrong, because such a
 * question is not reviewed. All answers of a day count as one, which is wrong if any of them was. The plan depends on
 * the answers alone, so it is the same where some of them arrive late.
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

/** The answers merged into one for each day, in order of days; the duration of a day is that of its longest answer. */
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

/** Far from an exam, a question comes back when the probability of recall has fallen to this. */
const LEMBRANCA = 0.9
/** From this many days before the exam on, the plan aims at recall on the exam day. */
const HORIZONTE_DIAS = 60
/** In that time, a weak question comes back when the probability of recall has fallen to this. */
const LEMBRANCA_FRACA = 0.8
/** A firm question can wait for the last pass, so it comes back only when the probability has fallen to this. */
const LEMBRANCA_FIRME = 0.65
/** A question with at least this stability, in days, is firm. */
const FIRME_DIAS = 2.5

/**
 * The day on which a question comes back. More than 60 days before the exam, without an exam, on the eve and after the
 * exam, memory alone decides. In the 60 days before the exam, weak questions come back often until they are firm, and
 * every question that would probably not be recalled on the exam day comes back in the last pass. The figures were
 * chosen by `npm run bench -- plano`.
 */
export function dueOn(revisao: Revisao, alvo: AlvoDoPlano | null): Dia {
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

/**
 * How many reviews are expected today, tomorrow and on each later day up to the eve of the exam, if each question is
 * reviewed on its day and answered right.
 */
export function revisoesPorDia(
  planejadas: readonly (Vencimento & Revisao)[],
  momento: Momento & { alvo: AlvoDoPlano },
): number[] {
  const { hoje, alvo } = momento
  const begin = firstOfPassada(momento)
  const byId = new Map(planejadas.map((one) => [one.id_questao, one]))
  const counts = Array.from({ length: Math.max(0, daysBetween(hoje, alvo.dataDaProva)) }, () => 0)
  const count = (dia: Dia) => {
    const later = daysBetween(hoje, dia)
    if (later < counts.length) counts[later] = (counts[later] ?? 0) + 1
  }
  const passada: Vencimento[] = []
  for (const { id_questao, dia: first } of spread(planejadas, momento)) {
    let [dia, revisao] = [first, byId.get(id_questao)]
    count(dia)
    while (revisao && dia < alvo.dataDaProva) {
      const memoria = nextMemoria(revisao, daysBetween(revisao.ultima, dia), { isCerta: true })
      revisao = { id_questao, ultima: dia, vence: dia, ...memoria }
      dia = dueOn(revisao, alvo)
      if (dia >= begin) break
      count(dia)
    }
    if (revisao && dia < alvo.dataDaProva) passada.push({ ...revisao, vence: dia })
  }
  const later = addDays(hoje, 1)
  const fromThen = { ...momento, hoje: begin > later ? begin : later, revisadas: new Set<number>() }
  for (const { dia } of spread(passada, fromThen)) count(dia)
  return counts
}

/** An answer as a device stores it. */
export interface Respondida {
  id_questao: number
  /** ISO 8601 in UTC. */
  respondida_em: string
  resultado: Resultado
  origem: string
}

/** The agenda from answers alone, for a visitor or a server that plans no reviews: no exam day is known there. */
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
