import { byCount, numberWords } from '@rumo/shared-ui/words'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'

/** What a set is drawn from: all questions, one matéria, or another choice. */
export type Recorte = 'tudo' | 'materia' | 'escolha'

const WHICH: Readonly<Record<Recorte, string>> = {
  tudo: '',
  materia: ' desta matéria',
  escolha: ' desta escolha',
}

/** The message that no unseen question is left to draw. */
export function allSeenInWords(disponiveis: number, recorte: Recorte): string {
  const which = WHICH[recorte]
  if (disponiveis === 1) return `Você já viu a única questão${which}`
  return `Você já viu todas as ${numberWords(disponiveis)} questões${which}`
}

/** The message that nothing can be drawn because all questions are in a simulado under way. */
export function allInSimuladoInWords(emSimulado: number, recorte: Recorte): string {
  const which = WHICH[recorte]
  if (emSimulado === 1) return `A única questão${which} está em simulado em andamento`
  return `As ${numberWords(emSimulado)} questões${which} estão em simulado em andamento`
}

/** The message that more questions of this choice are in a simulado under way; null when there are none. */
export function othersInWords(emSimulado: number): string | null {
  if (emSimulado === 0) return null
  const others = byCount(emSimulado, 'Outra está', `Outras ${numberWords(emSimulado)} estão`)
  return `${others} em simulado em andamento.`
}

interface Sorteada {
  recorte: Recorte
  /** The ids of the questions that were left out of the draw. */
  exceto: readonly number[]
  /** How many more questions are in a simulado under way; 0 by default. */
  emSimulado?: number | undefined
  /** How many questions were requested; the size of a set by default. */
  pedidas?: number | undefined
}

/** Why a set has fewer questions than requested; null when it does not. */
export function fewInWords(count: number, sorteada: Sorteada): string | null {
  const { exceto, recorte, emSimulado = 0, pedidas = QUESTOES_PER_SET } = sorteada
  if (count >= pedidas) return null
  const questoes = `${numberWords(count)} ${byCount(count, 'questão', 'questões')}`
  const few =
    exceto.length > 0
      ? `Só ${byCount(count, 'resta', 'restam')} ${questoes} que você ainda não viu.`
      : `Só há ${questoes}${WHICH[recorte]} por enquanto.`
  return [few, othersInWords(emSimulado)].filter(Boolean).join(' ')
}
