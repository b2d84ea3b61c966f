import type { Plano } from '@rumo/contract'
import { addDays, MINUTOS_POR_REDACAO, type Dia } from '@rumo/contract/rules'
import { byCount, countedWords, listWords, weekdayWords } from '@rumo/shared-ui/words'

type Meta = NonNullable<Plano['meta']>
type Tempo = Pick<Plano, 'dias_por_semana' | 'minutos_por_dia'>

/** The parts of a day's plan. */
export type Parte = 'revisoes' | 'redacoes' | 'novas'

const COUNTED: Record<Parte, (count: number) => string> = {
  revisoes: (count) => countedWords(count, 'revisão', 'revisões'),
  redacoes: (count) => countedWords(count, 'redação', 'redações'),
  novas: (count) => countedWords(count, 'questão nova', 'questões novas'),
}

type ProximoDia = NonNullable<Meta['proximos_dias']>[number]

/**
 * The plan of a coming day: 'Amanhã: 2 revisões e 3 questões novas.' A day without a part says what it is for, and a day
 * of rest with reviews that it is one.
 */
export function proximoDiaWords(proximo: ProximoDia, hoje: Dia): string {
  const name = proximo.dia === addDays(hoje, 1) ? 'amanhã' : weekdayWords(proximo.dia)
  const partes = doDiaWords(proximo).map(({ antes, words }) => antes + words)
  const inRest = proximo.descanso ? ', em dia de descanso' : ''
  const words = partes.length > 0 ? partes.join('') + inRest : semPartesWords(proximo)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${words}.`
}

function semPartesWords({ descanso, para_erros }: ProximoDia): string {
  if (descanso) return 'descanso'
  return para_erros ? 'rever o que você errar até lá' : 'dia livre'
}

/**
 * The parts that are left for today. `antes` is the text before each part in a sentence: '12 revisões', ', ', '1
 * redação' …
 */
export function doDiaWords(
  meta: Record<Parte, number>,
): { parte: Parte; antes: string; words: string }[] {
  const partes = (['revisoes', 'redacoes', 'novas'] as const).filter((parte) => meta[parte] > 0)
  return partes.map((parte, place) => ({
    parte,
    antes: place === 0 ? '' : place === partes.length - 1 ? ' e ' : ', ',
    words: COUNTED[parte](meta[parte]),
  }))
}

/** The least time, in minutes, for which something more to do is proposed. */
const LEAST_LIVRES = 20

/**
 * How long today's plan takes, and what the rest of the time is good for. When nothing is left: why, which is that the
 * day is done, its time is used up, it is for rest, or the plan has nothing. `semTempo` is the number of reviews for
 * which there is no time.
 */
export function feitoWords(meta: Meta, semTempo = 0): string {
  const { minutos, descanso, feito, minutos_feitos: feitos = 0 } = meta
  if (descanso && minutos > 0) return revisoesNoDescansoWords(meta)
  if (descanso) return 'Hoje é dia de descanso: a semana já teve os dias de estudo que você marcou.'
  if (minutos > 0) return [`Leva uns ${minutesWords(minutos)}.`, ...livresWords(meta)].join(' ')
  // Part of the minutes is estimated, so the words do not say that they have passed.
  const levou = feitos > 0 ? `o que você fez costuma levar cerca de ${minutesWords(feitos)}` : null
  if (semTempo > 0) return `O tempo de hoje já foi${levou ? `: ${levou}` : ''}.`
  if (!feito) return ['O plano não traz nada para hoje.', ...livresWords(meta)].join(' ')
  const done = levou ? `Por hoje é só: ${levou}.` : 'Por hoje é só.'
  return [done, ...(livresWords(meta).length > 0 ? livresWords(meta) : ['Até a próxima!'])].join(
    ' ',
  )
}

/** Why a day of rest has reviews. */
const revisoesNoDescansoWords = ({ revisoes, minutos }: Meta) =>
  `Seria dia de descanso, mas até a prova não há mais dia de estudo para ${byCount(revisoes, 'ela', 'elas')}. ${byCount(revisoes, 'Leva', 'Levam')} uns ${minutesWords(minutos)}.`

const minutesWords = (minutos: number) => countedWords(minutos, 'minuto', 'minutos')

/** What to do with the rest of the day's time. */
const livresWords = ({ minutos_livres: livres = 0 }: Meta): string[] =>
  livres >= LEAST_LIVRES
    ? [
        `Do seu tempo de hoje, sobram ${minutesWords(livres)}: se quiser, faça um simulado ou treine mais.`,
      ]
    : []

/**
 * Says whether everything fits until the exam. If not, says what is left out, and with how much time everything would
 * fit.
 */
export function cabeWords(meta: Meta, atual: Tempo): string {
  if (meta.cabe) return `Cabe tudo até o dia: ${tudoWords(meta)}.`
  return [
    `Não cabe tudo até o dia: ${foraWords(meta)}.`,
    ...longaWords(meta, atual),
    ...maisWords(meta, atual),
  ].join(' ')
}

/** Why there are no essays where a day has less time than one takes. */
const longaWords = (meta: Meta, { minutos_por_dia: minutos }: Tempo): string[] =>
  meta.redacoes_ate_o_dia < meta.redacoes_ao_todo && (minutos ?? 0) < MINUTOS_POR_REDACAO
    ? [`Uma redação leva uns ${minutesWords(MINUTOS_POR_REDACAO)}, mais do que o seu dia tem.`]
    : []

function maisWords(meta: Meta, atual: Tempo): string[] {
  const { dias_para_tudo: dias, minutos_para_tudo: minutos } = meta
  if (dias !== null && minutos !== null) {
    const changed = [
      dias !== atual.dias_por_semana && `${countedWords(dias, 'dia', 'dias')} por semana`,
      minutos !== atual.minutos_por_dia && `${minutesWords(minutos)} por dia`,
    ].filter((words) => words !== false)
    return [`Com ${listWords(changed)}, caberia tudo.`]
  }
  return meta.revisoes > 0 ? ['As revisões vêm primeiro, porque rendem mais.'] : []
}

function foraWords(meta: Meta): string {
  const parts = [
    ...poucasWords('novas', meta.novas_ate_o_dia, meta.novas_ao_todo),
    ...poucasWords('redacoes', meta.redacoes_ate_o_dia, meta.redacoes_ao_todo),
  ]
  return parts.join('; ') || 'algumas revisões ficam de fora'
}

function poucasWords(parte: 'novas' | 'redacoes', fitting: number, all: number): string[] {
  if (fitting >= all) return []
  const counted = COUNTED[parte](all)
  const { cabem, ficam } = POUCAS[parte]
  return fitting > 0
    ? [`de ${counted}, ${byCount(fitting, 'cabe', cabem)} ${fitting}`]
    : [`${counted} ${byCount(all, 'fica', 'ficam')} ${ficam}`]
}

const POUCAS = {
  novas: { cabem: 'cabem', ficam: 'para depois da prova' },
  redacoes: { cabem: 'cabem', ficam: 'de fora' },
}

function tudoWords({ redacoes_ate_o_dia, novas_ao_todo: novas }: Meta): string {
  return listWords([
    'as revisões',
    ...(redacoes_ate_o_dia > 0 ? [COUNTED.redacoes(redacoes_ate_o_dia)] : []),
    ...(novas > 0 ? [COUNTED.novas(novas)] : []),
  ])
}
