import type { QuestaoSorteada } from '@rumo/contract'
import type { Resultado } from '@rumo/contract/rules'
import { bubbleOf, resultOf, type BubbleEstado } from '@rumo/shared-ui'
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
}

/** Corrects a card: `marcadas` are the ids of the alternatives marked, place by place, null where none is. */
export function correctCard(
  questoes: readonly QuestaoSorteada[],
  marcadas: readonly (number | null)[],
): Linha[] {
  return questoes.map((questao, index) => correctRow(questao, index + 1, marcadas[index] ?? null))
}

function correctRow(
  { alternativas, materia }: QuestaoSorteada,
  numero: number,
  escolhida: number | null,
): Linha {
  const resultado = escolhida === null ? 'em-branco' : resultOf(alternativas, escolhida)
  const checked = { escolhida, resultado: escolhida === null ? null : resultado }
  const letras = alternativas.map((alternativa) => ({
    nome: alternativa.nome,
    estado: bubbleOf(alternativa, checked),
  }))
  return {
    numero,
    resultado,
    letras,
    marcada: letras[alternativas.findIndex(({ id }) => id === escolhida)] ?? null,
    gabarito: listed(alternativas.filter(({ correta }) => correta).map(({ nome }) => nome)),
    materia: materia?.nome ?? null,
  }
}

/** The card before it is handed in: what was marked, place by place, and nothing of what is right. */
export function markCard(
  questoes: readonly QuestaoSorteada[],
  marcadas: readonly (number | null)[],
): Linha[] {
  return questoes.map(({ alternativas, materia }, index) => {
    const letras = alternativas.map(({ id, nome }) => {
      return { nome, estado: id === marcadas[index] ? 'escolhida' : 'livre' } satisfies Letra
    })
    const marcada = letras.find(({ estado }) => estado === 'escolhida') ?? null
    return {
      numero: index + 1,
      resultado: marcada ? 'marcada' : 'em-branco',
      letras,
      marcada,
      gabarito: '',
      materia: materia?.nome ?? null,
    }
  })
}

export interface Placar {
  certas: number
  /** The rows that count: what has no key can be neither right nor wrong. */
  total: number
}

/** How many rows are right, of those that can be. */
export function scoreOf(linhas: readonly Linha[]): Placar {
  return {
    certas: linhas.filter(({ resultado }) => resultado === 'certa').length,
    total: linhas.filter(({ gabarito }) => gabarito !== '').length,
  }
}

/** The rows of each matéria, in the order of the card; null where no question names one. */
export function byMateria(linhas: readonly Linha[]): [materia: string, linhas: Linha[]][] | null {
  if (linhas.every(({ materia }) => materia === null)) return null
  return Object.entries(groupBy(linhas, ({ materia }) => materia ?? 'Outras'))
}

/** The numbers of the rows with a result, as words: '3', '3 e 7', '3, 7 e 9'; empty where there is none. */
export function numbersWith(resultado: Linha['resultado'], linhas: readonly Linha[]): string {
  return listed(
    linhas.filter((linha) => linha.resultado === resultado).map(({ numero }) => `${numero}`),
  )
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(words)
}
