import { numberWords } from '@rumo/shared-ui/words'
import { QUESTOES_PER_SET } from './api.ts'

/** That nothing is left to draw, of one matéria or, where `idMateria` is null, of all. */
export function allSeenInWords(disponiveis: number, idMateria: number | null): string {
  const which = idMateria === null ? '' : ' desta matéria'
  if (disponiveis === 1) return `Você já viu a única questão${which}`
  return `Você já viu todas as ${numberWords(disponiveis)} questões${which}`
}

interface Sorteada {
  /** Null: all matérias. */
  idMateria: number | null
  /** The ids of questions that were not to come. */
  exceto: readonly number[]
  /** How many were asked for; a set unless told. */
  pedidas?: number | undefined
}

/** Why a set is shorter than it should be; null when it is not. */
export function fewInWords(count: number, sorteada: Sorteada): string | null {
  const { exceto, idMateria, pedidas = QUESTOES_PER_SET } = sorteada
  if (count >= pedidas) return null
  const questoes = count === 1 ? '1 questão' : `${numberWords(count)} questões`
  if (exceto.length > 0) {
    return `Só ${count === 1 ? 'resta' : 'restam'} ${questoes} que você ainda não viu.`
  }
  return `Só há ${questoes} ${idMateria === null ? 'por enquanto' : 'desta matéria por enquanto'}.`
}
