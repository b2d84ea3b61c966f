import type { Plano } from '@rumo/contract'
import { byCount, countedWords, listWords } from '@rumo/shared-ui/words'

type Meta = NonNullable<Plano['meta']>

/** What a day is made of. */
export type Parte = 'revisoes' | 'redacoes' | 'novas'

const COUNTED: Record<Parte, (count: number) => string> = {
  revisoes: (count) => countedWords(count, 'revisão', 'revisões'),
  redacoes: (count) => countedWords(count, 'redação', 'redações'),
  novas: (count) => countedWords(count, 'questão nova', 'questões novas'),
}

/** What is left for today, each with what stands before it in a sentence: '12 revisões', ', ', '1 redação' … */
export function doDiaWords(meta: Meta): { parte: Parte; antes: string; words: string }[] {
  const partes = (['revisoes', 'redacoes', 'novas'] as const).filter((parte) => meta[parte] > 0)
  return partes.map((parte, place) => ({
    parte,
    antes: place === 0 ? '' : place === partes.length - 1 ? ' e ' : ', ',
    words: COUNTED[parte](meta[parte]),
  }))
}

/** How long today takes; where nothing is left, that it may rest. */
export function feitoWords({ minutos, descanso }: Meta): string {
  if (descanso) return 'Hoje é dia de descanso: a semana já teve os dias de estudo que você marcou.'
  if (minutos === 0) return 'Por hoje é só. Até a próxima!'
  return `Leva uns ${countedWords(minutos, 'minuto', 'minutos')}.`
}

/** Whether all fits until the exam, and else what does. */
export function cabeWords(meta: Meta): string {
  const { novas_ate_o_dia: fitting, novas_ao_todo: all, minutos_para_tudo: minutos } = meta
  if (meta.cabe) return `Cabe tudo até o dia: ${tudoWords(meta)}.`
  const more =
    minutos === null
      ? 'As revisões vêm primeiro, porque rendem mais.'
      : `Com ${countedWords(minutos, 'minuto', 'minutos')} por dia, caberia tudo.`
  return `Não cabe tudo até o dia: ${foraWords(fitting, all)}. ${more}`
}

function foraWords(fitting: number, all: number): string {
  if (fitting === all) return 'algumas revisões ou redações ficam de fora'
  const novas = COUNTED.novas(all)
  if (fitting > 0) return `de ${novas}, ${byCount(fitting, 'cabe', 'cabem umas')} ${fitting}`
  return `${novas} ${byCount(all, 'fica', 'ficam')} para depois da prova`
}

function tudoWords({ redacoes_ate_o_dia, novas_ao_todo: novas }: Meta): string {
  return listWords([
    'as revisões',
    ...(redacoes_ate_o_dia > 0 ? [COUNTED.redacoes(redacoes_ate_o_dia)] : []),
    ...(novas > 0 ? [COUNTED.novas(novas)] : []),
  ])
}
