import type { Estatisticas } from '@rumo/contract'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import { countWords, percentWords, type Razao } from '../../shared/razao.ts'
import type { Abertos, Achado } from './estatisticas.rules.ts'

/** 'dias seguidos de treino', the text below the number. */
export const streakWords = (dias: number) =>
  byCount(dias, 'dia de\u00A0treino', 'dias seguidos de\u00A0treino')

/** '12 dias seguidos'. */
export const recordWords = (dias: number) => countedWords(dias, 'dia', 'dias seguidos')

/** What to do about the streak today; null when the user has practised today. */
export function todayWords(sequencia: Estatisticas['sequencia']): string | null {
  const { atual, recorde, praticou_hoje } = sequencia
  if (praticou_hoje) return null
  if (atual > 0) return 'Treine hoje para não quebrar a sequência.'
  return `Treine hoje e comece ${recorde > 0 ? 'outra' : 'sua'} sequência.`
}

const EM_ANDAMENTO = 'O que você marca em simulado em andamento entra aqui quando ele terminar.'

/** When the answers of simulados that are not graded will be counted. If none was handed in, one is in progress. */
function depoisWords({ temEmCurso, entregues }: Abertos): string {
  if (entregues === 0) return EM_ANDAMENTO
  const entregue = byCount(
    entregues,
    'O simulado que você entregou entra aqui depois da correção.',
    'Os simulados que você entregou entram aqui depois da correção.',
  )
  return temEmCurso ? `${EM_ANDAMENTO} ${entregue}` : entregue
}

/** The answers that are not counted yet: '1 questão que você respondeu está no …'; null when all are counted. */
export function emSimuladoWords(questoes: number, abertos: Abertos): string | null {
  if (questoes === 0) return null
  const what = countedWords(questoes, 'questão', 'questões')
  const [is, enters] = byCount(questoes, ['está', 'entra'], ['estão', 'entram'])
  const [where, when] = whereWords(abertos)
  return `${what} que você respondeu ${is} ${where} e ${enters} aqui ${when}.`
}

function whereWords({ temEmCurso, entregues }: Abertos): [where: string, when: string] {
  if (entregues === 0) return ['em simulado em andamento', 'quando ele terminar']
  if (temEmCurso) return ['nos seus simulados', 'quando eles forem corrigidos']
  const where = byCount(entregues, 'no simulado', 'nos simulados')
  return [`${where} que você entregou`, 'depois da correção']
}

/** The finding as a headline and a line of text below it. */
export function achadoWords({
  geral,
  sugestao,
  praticada,
  forte,
  temMais,
  abertos,
}: Achado): [titulo: string, texto: string] {
  const strength = forte && `${forte.materia.nome} é o seu forte: ${percentWords(forte)} de acerto.`
  if (!sugestao && geral?.total === 0) {
    return [
      'Que tal umas questões?',
      temMais ? depoisWords(abertos) : 'Você ainda não respondeu nenhuma.',
    ]
  }
  if (!sugestao && geral) {
    return [soFarWords(geral), 'Continue treinando para não esquecer.']
  }
  if (!sugestao) {
    return [
      'Você vai bem em tudo o que treinou.',
      strength ?? 'Continue treinando para não esquecer.',
    ]
  }
  const { nome } = sugestao.materia
  const soFar = praticada
    ? soFarWords(praticada)
    : !temMais && 'Você ainda não treinou esta matéria.'
  return [titleWords(nome, sugestao.motivo), [soFar, strength].filter(Boolean).join(' ')]
}

/** '9 de 22 certas até aqui.' */
const soFarWords = (razao: Razao) =>
  `${countWords(razao)} ${byCount(razao.total, 'certa', 'certas')} até aqui.`

function titleWords(nome: string, motivo: Estatisticas['a_praticar'][number]['motivo']): string {
  if (motivo === 'nunca') return `${nome} está esperando por você.`
  if (motivo === 'descendo') return `Em ${nome} você já acertou mais do que agora.`
  if (motivo === 'reforcar') return `Vale treinar mais ${nome}.`
  return `${nome} é onde você mais pode crescer.`
}

/** The number of repeated answers in a matéria: '+ 29 repetidas'. */
export const repetidasWords = ({ total }: Razao): string =>
  `+\u00A0${countedWords(total, 'repetida', 'repetidas')}`

const MOTIVO_WORDS = {
  nunca: 'ainda não treinada',
  descendo: 'acertos caindo',
  erros: 'muitos erros',
  reforcar: 'vale treinar mais',
} as const

/**
 * Why a matéria is worth practising, in a list of several. When some answers are not counted yet, 'nunca' may be wrong
 * and is avoided.
 */
export const motivoWords = (motivo: keyof typeof MOTIVO_WORDS, temMais: boolean): string =>
  MOTIVO_WORDS[motivo === 'nunca' && temMais ? 'reforcar' : motivo]

export const TENDENCIA_WORDS = {
  subindo: 'Subindo',
  estavel: 'Estável',
  descendo: 'Caindo',
} as const
