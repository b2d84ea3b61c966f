import type { Estatisticas, Plano } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { byCount, countedWords, listWords, numberWords, timeWords } from '@rumo/shared-ui/words'
import { faltaInWords } from '../../../shared/duracao.ts'
import { marcadasInWords } from '../../../shared/marcadas.ts'
import type { Conhecido, SimuladoAberto } from './agora.conhecido.ts'

/** The words of something to do: heading, facts and button when it comes first; `linha` when it is a row below. */
export interface Palavras {
  titulo: string
  fatos: string
  acao: string
  linha: string
}

type Meta = NonNullable<Plano['meta']>
type Known<Key extends keyof Conhecido> = NonNullable<Conhecido[Key]>

/** A simulado in progress. The words contain the time left when there is a time limit. */
export function simuladoInWords(simulado: SimuladoAberto, restanteMs: number | null): Palavras {
  const { nome, marcadas, total, etapa, pausado, terminaEm } = simulado
  const soFar = marcadasInWords(marcadas, total)
  const facts = (...more: (string | null)[]) => [nome, ...more].filter(Boolean).join(' · ')
  if (etapa === 'entregue') {
    return {
      titulo: 'Seu simulado espera a correção.',
      fatos: facts(soFar),
      acao: 'Ver o simulado',
      linha: `${nome}: à espera da correção`,
    }
  }
  if (restanteMs === 0) {
    return {
      titulo: 'O tempo do simulado acabou.',
      fatos: facts(soFar),
      acao: 'Ver o resultado',
      linha: `${nome}: ver o resultado`,
    }
  }
  const left = restanteMs === null ? endInWords(terminaEm) : faltaInWords(restanteMs)
  if (pausado) {
    return {
      titulo: 'Seu simulado está pausado.',
      fatos: facts(left, soFar),
      acao: 'Voltar ao simulado',
      linha: `${nome}: pausado`,
    }
  }
  return {
    titulo: left === null ? 'Seu simulado espera por você.' : 'O relógio está correndo.',
    fatos: facts(left, soFar),
    acao: 'Voltar ao simulado',
    linha: `${nome}: ${left ?? soFar}`,
  }
}

const endInWords = (terminaEm: string | null) =>
  terminaEm === null ? null : `termina às ${timeWords(terminaEm)}`

type Corrigida = Conhecido['corrigidas'][number]

/** Tells that one or more essays were corrected. */
export function corrigidasInWords(first: Corrigida, others: readonly Corrigida[]): Palavras {
  const { titulo, nota, maximo } = first
  if (others.length === 0) {
    return {
      titulo: 'Sua redação foi corrigida.',
      fatos: `${plainWordsOf(titulo)} · ${numberWords(nota)} de ${numberWords(maximo)}`,
      acao: 'Ver a correção',
      linha: 'Redação corrigida',
    }
  }
  const quantas = others.length + 1
  return {
    titulo: `${countedWords(quantas, 'redação sua', 'redações suas')} foram corrigidas.`,
    fatos: 'As notas e os comentários esperam por você.',
    acao: 'Ver as correções',
    linha: countedWords(quantas, 'redação corrigida', 'redações corrigidas'),
  }
}

export const rascunhoInWords = ({ titulo }: Known<'rascunho'>): Palavras => ({
  titulo: 'Sua redação está pela metade.',
  fatos: plainWordsOf(titulo),
  acao: 'Continuar a redação',
  linha: 'Redação em rascunho',
})

export const guardadaInWords = ({ titulo }: Known<'guardada'>): Palavras => ({
  titulo: 'Sua redação está neste aparelho.',
  fatos: plainWordsOf(titulo),
  acao: 'Ver a redação',
  linha: 'Redação guardada',
})

/** What was saved for use offline, when there is no network. */
export function aquiInWords({ plano, nomes }: Known<'aqui'>): Palavras {
  const linha = 'O que você levou'
  return plano === null
    ? { titulo: 'O que você levou está aqui.', fatos: listWords(nomes), acao: 'Abrir', linha }
    : { titulo: 'Seu plano de hoje está aqui.', fatos: plano, acao: 'Abrir o plano', linha }
}

export function treinoInWords({ nome, respondidas, total }: Known<'treino'>): Palavras {
  const soFar = `${respondidas} de ${total} ${byCount(respondidas, 'respondida', 'respondidas')}`
  return {
    titulo: 'Você parou no meio do treino.',
    fatos: [nome, soFar].filter(Boolean).join(' · '),
    acao: 'Continuar o treino',
    linha: `Treino: ${soFar}`,
  }
}

export function vencidasInWords(vencidas: number): Palavras {
  const questoes = countedWords(vencidas, 'questão', 'questões')
  return {
    titulo: `${questoes} ${byCount(vencidas, 'volta', 'voltam')} hoje.`,
    fatos: `${byCount(vencidas, 'É uma', 'São das')} que você errou.`,
    acao: 'Revisar erros',
    linha: `Revisar erros: ${questoes}`,
  }
}

/** The words for one part of today's study plan. */
export function metaInWords(parte: 'redacoes' | 'novas', { novas, minutos }: Meta): Palavras {
  const today = `O dia todo leva uns ${countedWords(minutos, 'minuto', 'minutos')}.`
  if (parte === 'redacoes') {
    return {
      titulo: 'Hoje é dia de redação.',
      fatos: today,
      acao: 'Escrever a redação',
      linha: 'Escrever a redação da semana',
    }
  }
  const questoes = countedWords(novas, 'questão nova', 'questões novas')
  return {
    titulo: `Para hoje: ${questoes}.`,
    fatos: today,
    acao: 'Treinar agora',
    linha: `Treinar ${questoes}`,
  }
}

const NUMEROS = { acao: 'Ver meus números', linha: 'Ver meus números' }

/** Today's study plan is finished. */
export const feitoInWords = ({ minutos_feitos: minutos = 0 }: Meta): Palavras => ({
  titulo: 'Por hoje é só.',
  fatos:
    minutos > 0
      ? `O que você fez hoje costuma levar cerca de ${countedWords(minutos, 'minuto', 'minutos')}. Até a próxima!`
      : 'Você fez o que estava no plano. Até a próxima!',
  ...NUMEROS,
})

/** Today's time is used up, and reviews are still due. */
export function semTempoInWords(semTempo: number): Palavras {
  const questoes = countedWords(semTempo, 'questão', 'questões')
  return {
    titulo: 'O tempo de hoje já foi.',
    fatos: `Se quiser ir além, ${questoes} que você errou já ${byCount(semTempo, 'pode', 'podem')} voltar.`,
    acao: 'Revisar erros',
    linha: `Revisar erros: ${questoes}`,
  }
}

/** The days of study of this week are used up, so today is a day of rest. */
export const DESCANSO: Palavras = {
  titulo: 'Hoje é dia de descanso.',
  fatos: 'A semana já teve os dias de estudo que você marcou.',
  ...NUMEROS,
}

export const materiaInWords = ({ materia }: Estatisticas['a_praticar'][number]): Palavras => ({
  titulo: `Que tal treinar ${materia.nome}?`,
  fatos: 'É a matéria em que você mais pode crescer agora.',
  acao: 'Treinar agora',
  linha: `Treinar ${materia.nome}`,
})

/** For an account about which nothing is known yet. The slogans are only for users without an account. */
export const COMECO: Palavras = {
  titulo: 'Um pouco por dia, e você chega.',
  fatos: 'Comece com dez questões. O próximo passo aparece aqui.',
  acao: 'Treinar agora',
  linha: 'Treinar agora',
}

/** The time until the exam: 'Faltam 12 dias para a sua prova.' */
export const faltamInWords = (dias: number): string =>
  dias === 0
    ? 'Sua prova é hoje. Boa prova!'
    : `${byCount(dias, 'Falta', 'Faltam')} ${countedWords(dias, 'dia', 'dias')} para a sua prova.`

/** The time until the exam as the heading, when nothing else is known. */
export const diasInWords = (dias: number): Palavras => ({
  titulo: faltamInWords(dias),
  fatos: dias === 0 ? 'Leia cada questão com calma.' : COMECO.titulo,
  acao: 'Treinar agora',
  linha: 'Treinar agora',
})
