import type { QuestaoAchada, QuestaoDaBusca } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { findTermos } from '@rumo/contract/termos'
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

/** Where the words are that the passage shown does not hold; null where it holds one. */
export function ondeInWords(
  { referencia, trecho }: Pick<QuestaoDaBusca, 'referencia' | 'trecho'>,
  palavras: string,
): string | null {
  if (referencia) return noTextoInWords(referencia)
  const isElsewhere = palavras !== '' && findTermos(trecho, palavras).length === 0
  return isElsewhere ? 'Encontrada nas alternativas' : null
}

function noTextoInWords({ titulo }: NonNullable<QuestaoDaBusca['referencia']>): string {
  const words = plainWordsOf(titulo ?? '').trim()
  return words === '' ? 'Encontrada no texto da questão' : `Encontrada no texto “${words}”`
}

/** As many characters as the server gives of a text. */
const TRECHO_CHARS = 200

/** How a question begins: a text that was cut ends with its last whole word. */
export function trechoInWords({ trecho }: Pick<QuestaoAchada, 'trecho'>): string {
  const isCut = Array.from(trecho).length >= TRECHO_CHARS
  return isCut ? trecho.replace(/\s+\S*$/, '…') : trecho
}
