import type { QuestaoAchada } from '@rumo/contract'
import { countedWords, vestibularWords } from '@rumo/shared-ui/words'

/** Where a question is from: 'Questão 7 da Prova Azul · 2º semestre de 2025'; `numero` null: it has none. */
export function origemInWords({
  numero,
  prova: { nome, vestibular },
}: Pick<QuestaoAchada, 'prova'> & { numero?: number | null | undefined }): string {
  const prova = nome || 'prova sem nome'
  const questao = numero == null ? prova : `Questão ${numero} · ${prova}`
  return vestibular ? `${questao} · ${vestibularWords(vestibular)}` : questao
}

export const foundInWords = (total: number): string =>
  countedWords(total, 'questão encontrada', 'questões encontradas')

/** As many characters as the server gives of a text. */
const TRECHO_CHARS = 200

/** How a question begins: a text that was cut ends with its last whole word. */
export function trechoInWords({ trecho }: Pick<QuestaoAchada, 'trecho'>): string {
  const isCut = Array.from(trecho).length >= TRECHO_CHARS
  return isCut ? trecho.replace(/\s+\S*$/, '…') : trecho
}
