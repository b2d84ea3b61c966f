import { byCount, numberWords } from '@rumo/shared-ui/words'
import { QUESTOES_PER_SET } from '../../shared/questoes-per-set.ts'

/** What questions are drawn from: all there are, one matéria, or another choice. */
export type Recorte = 'tudo' | 'materia' | 'escolha'

const WHICH: Readonly<Record<Recorte, string>> = {
  tudo: '',
  materia: ' desta matéria',
  escolha: ' desta escolha',
}

/** That nothing is left to draw. */
export function allSeenInWords(disponiveis: number, recorte: Recorte): string {
  const which = WHICH[recorte]
  if (disponiveis === 1) return `Você já viu a única questão${which}`
  return `Você já viu todas as ${numberWords(disponiveis)} questões${which}`
}

/** That there is nothing to draw because a simulado under way asks all of it. */
export function allInSimuladoInWords(emSimulado: number, recorte: Recorte): string {
  const which = WHICH[recorte]
  if (emSimulado === 1) return `A única questão${which} está em simulado em andamento`
  return `As ${numberWords(emSimulado)} questões${which} estão em simulado em andamento`
}

/** That a simulado under way asks more of what is drawn from; null where it does not. */
export function othersInWords(emSimulado: number): string | null {
  if (emSimulado === 0) return null
  const others = byCount(emSimulado, 'Outra está', `Outras ${numberWords(emSimulado)} estão`)
  return `${others} em simulado em andamento.`
}

interface Sorteada {
  recorte: Recorte
  /** The ids of questions that were not to come. */
  exceto: readonly number[]
  /** How many more a simulado under way asks; none unless told. */
  emSimulado?: number | undefined
  /** How many were asked for; a set unless told. */
  pedidas?: number | undefined
}

/** Why a set is shorter than it should be; null when it is not. */
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
