import type { QuestaoCorrigida, QuestaoDeSimulado, QuestaoSorteada } from '@rumo/contract'
import { gradeQuestao, type Placar, type Resultado } from '@rumo/contract/rules'
import { bubbleOf, type BubbleEstado } from '@rumo/shared-ui'
import { listWords } from '@rumo/shared-ui/words'
import { groupBy } from 'es-toolkit'

interface Letra {
  nome: string
  estado: BubbleEstado
}

/** One row of the answer card. A `resultado` of `marcada` means that the question is answered and not corrected yet. */
export interface Linha {
  numero: number
  resultado: Resultado | 'marcada'
  letras: readonly Letra[]
  marcada: Letra | null
  /** The right letter or letters ('B e C'); empty when the question has no key or is not corrected yet. */
  gabarito: string
  materia: string | null
  /** Whether the user marked the question to see it again before the card is handed in. */
  paraRever?: boolean
  /** Whether the exam board withdrew the question: it counts as right for everybody. */
  foiAnulada?: boolean
}

/**
 * Corrects a card on the device, for practice. `marcadas` holds the id of the marked alternative for each question, in
 * the order of `questoes`, or null for a blank question.
 */
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

/**
 * The rows of a card that was graded elsewhere, by the server: each question carries its marked alternative and its
 * result.
 */
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
  /** The id of the marked alternative for each question, in the order of the card; null for a blank question. */
  marcadas: readonly (number | null)[]
  numeros: readonly number[]
  /** The ids of the questions that the user marked to see again. */
  paraRever: readonly number[]
}

/** The rows of the card before it is handed in. They show what was marked and not what is right. */
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

/**
 * The state of the one bubble that stands for a whole row. An annulled question counts as right for everybody, whatever
 * was marked.
 */
export function estadoOf({ marcada, foiAnulada }: Linha): BubbleEstado {
  return foiAnulada ? 'certa' : (marcada?.estado ?? 'livre')
}

/** A row without a key is neither right nor wrong and does not count. */
export function scoreOf(linhas: readonly Linha[]): Placar {
  return {
    certas: linhas.filter(({ resultado }) => resultado === 'certa').length,
    // An annulled question counts as right even without a key.
    total: linhas.filter(({ resultado, gabarito }) => resultado === 'certa' || gabarito !== '')
      .length,
  }
}

/** The rows of each matéria, in the order of the card; null when no question names a matéria. */
export function byMateria(linhas: readonly Linha[]): [materia: string, linhas: Linha[]][] | null {
  if (linhas.every(({ materia }) => materia === null)) return null
  return Object.entries(groupBy(linhas, ({ materia }) => materia ?? 'Outras'))
}

export function numbersWith(resultado: Linha['resultado'], linhas: readonly Linha[]): number[] {
  return linhas.filter((linha) => linha.resultado === resultado).map(({ numero }) => numero)
}
