import type { QuestaoCorrigida, QuestaoDeSimulado, QuestaoSorteada } from '@rumo/contract'
import { gradeQuestao, type Resultado } from '@rumo/contract/rules'
import { bubbleOf, type BubbleEstado } from '@rumo/shared-ui'
import { listWords } from '@rumo/shared-ui/words'
import { groupBy } from 'es-toolkit'

interface Letra {
  nome: string
  estado: BubbleEstado
}

/** One row of the answer card, corrected as far as it was answered; `marcada` while nothing is corrected. */
export interface Linha {
  numero: number
  resultado: Resultado | 'marcada'
  letras: readonly Letra[]
  /** The letter that was marked. */
  marcada: Letra | null
  /** The right letter, or letters ('B e C'); empty where the data names none. */
  gabarito: string
  materia: string | null
  /** Whether one wants to see the question again before the card is handed in. */
  paraRever?: boolean
  /** Whether the board withdrew the question: it is right for everybody. */
  foiAnulada?: boolean
}

/** Corrects a card: `marcadas` are the ids of the alternatives marked, place by place, null where none is. */
export function correctCard(
  questoes: readonly QuestaoSorteada[],
  marcadas: readonly (number | null)[],
): Linha[] {
  return questoes.map((questao, index) => {
    const marcada = marcadas[index] ?? null
    const resultado = marcada === null ? 'em-branco' : gradeQuestao(questao, marcada)
    return correctRow({ ...questao, marcada, resultado }, index + 1)
  })
}

/** A card that was graded elsewhere: each question knows what was marked and what that is worth. */
export function gradedCard(
  corrigidas: readonly QuestaoCorrigida[],
  numeros: readonly number[],
): Linha[] {
  return corrigidas.map((corrigida, index) => ({
    ...correctRow(corrigida, numeros[index] ?? index + 1),
    foiAnulada: corrigida.situacao === 'anulada',
  }))
}

function correctRow(
  { alternativas, materia, situacao, marcada: escolhida, resultado }: QuestaoCorrigida,
  numero: number,
): Linha {
  const foiAnulada = situacao === 'anulada'
  const checked = { escolhida, resultado: escolhida === null ? null : resultado, foiAnulada }
  const letras = alternativas.map((alternativa) => ({
    nome: alternativa.nome,
    estado: bubbleOf(alternativa, checked),
  }))
  return {
    numero,
    resultado,
    letras,
    marcada: letras[alternativas.findIndex(({ id }) => id === escolhida)] ?? null,
    gabarito: listWords(alternativas.filter(({ correta }) => correta).map(({ nome }) => nome)),
    materia: materia?.nome ?? null,
  }
}

interface Marked {
  /** What is marked, place by place: ids of alternatives, null where a question is blank. */
  marcadas: readonly (number | null)[]
  /** The numbers of the questions. */
  numeros: readonly number[]
  /** The ids of questions to see again. */
  paraRever: readonly number[]
}

/** The card before it is handed in: what was marked, and nothing of what is right. */
export function markCard(
  questoes: readonly QuestaoDeSimulado[],
  { marcadas, numeros, paraRever }: Marked,
): Linha[] {
  return questoes.map(({ id, alternativas, materia }, index) => {
    const letras = alternativas.map((alternativa) => {
      const estado = alternativa.id === marcadas[index] ? 'escolhida' : 'livre'
      return { nome: alternativa.nome, estado } satisfies Letra
    })
    const marcada = letras.find(({ estado }) => estado === 'escolhida') ?? null
    return {
      numero: numeros[index] ?? index + 1,
      resultado: marcada ? 'marcada' : 'em-branco',
      letras,
      marcada,
      gabarito: '',
      materia: materia?.nome ?? null,
      paraRever: paraRever.includes(id),
    }
  })
}

/** The state of the one bubble that stands for a row: marked, free, or right where the question counts for everybody. */
export function estadoOf({ marcada, foiAnulada }: Linha): BubbleEstado {
  return foiAnulada ? 'certa' : (marcada?.estado ?? 'livre')
}

export interface Placar {
  certas: number
  /** The rows that count: what has no key can be neither right nor wrong. */
  total: number
}

export function scoreOf(linhas: readonly Linha[]): Placar {
  return {
    certas: linhas.filter(({ resultado }) => resultado === 'certa').length,
    // An annulled question is right without any key.
    total: linhas.filter(({ resultado, gabarito }) => resultado === 'certa' || gabarito !== '')
      .length,
  }
}

/** The rows of each matéria, in the order of the card; null where no question names one. */
export function byMateria(linhas: readonly Linha[]): [materia: string, linhas: Linha[]][] | null {
  if (linhas.every(({ materia }) => materia === null)) return null
  return Object.entries(groupBy(linhas, ({ materia }) => materia ?? 'Outras'))
}

/** The numbers of the rows with a result. */
export function numbersWith(resultado: Linha['resultado'], linhas: readonly Linha[]): number[] {
  return linhas.filter((linha) => linha.resultado === resultado).map(({ numero }) => numero)
}
