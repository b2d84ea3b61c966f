import { TRECHO_CHARS, type QuestaoAchada, type QuestaoDaBusca } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { findTermos } from '@rumo/contract/termos'
import { countedWords, vestibularWords } from '@rumo/shared-ui/words'

/**
 * Which exam a question is from: 'Questão 7', 'Prova Azul', '2º semestre de 2025'. A `numero` of null means that the
 * question has no number.
 */
export function origemOf({
  numero,
  prova: { nome, vestibular },
}: Pick<QuestaoAchada, 'prova'> & { numero?: number | null | undefined }): string[] {
  return [
    ...(numero == null ? [] : [`Questão ${numero}`]),
    nome || 'prova sem nome',
    ...(vestibular ? [vestibularWords(vestibular)] : []),
  ]
}

export const foundInWords = (total: number): string =>
  countedWords(total, 'questão encontrada', 'questões encontradas')

/**
 * Where a search found its words, when the `trecho` shown does not hold any of them. Null when the `trecho` holds one.
 * An older server sends the start of a longer text, or searches the references without naming them. Then the place is
 * not known.
 */
export function ondeInWords(
  { referencia, trecho }: Pick<QuestaoDaBusca, 'referencia' | 'trecho'>,
  palavras: string,
): string | null {
  if (referencia) return noTextoInWords(referencia)
  if (palavras === '' || findTermos(trecho, palavras).length > 0) return null
  const isCertain = referencia === null && !isCut(trecho)
  return isCertain ? 'Encontrada nas alternativas' : 'Encontrada em outra parte da questão'
}

function noTextoInWords({ titulo }: NonNullable<QuestaoDaBusca['referencia']>): string {
  const words = plainWordsOf(titulo ?? '').trim()
  return words === '' ? 'Encontrada no texto da questão' : `Encontrada no texto “${words}”`
}

/** How a question begins. When the server cut the text, the partial last word is replaced by '…'. */
export function trechoInWords({ trecho }: Pick<QuestaoAchada, 'trecho'>): string {
  return isCut(trecho) ? trecho.replace(/\s+\S*$/, '…') : trecho
}

const isCut = (trecho: string) => Array.from(trecho).length >= TRECHO_CHARS
