import { countedWords } from '@rumo/shared-ui/words'
import { applyEdits, invertEdits, type TextEdit } from '../text-edits.ts'
import type { Escrita } from './para-conferir.ts'

/** A word that was replaced by a suggestion wherever it stood. */
export interface Troca {
  escrita: Escrita
  por: string
  /** The text after it. */
  depois: string
  /** The edits that take it back. */
  volta: readonly TextEdit[]
}

/** The edits that replace a word by a suggestion wherever it stands. A capital at its beginning stays. */
export const editsOf = (texto: string, { passagens }: Escrita, sugestao: string): TextEdit[] =>
  passagens.map(({ from, to }) => ({ from, to, by: likeWritten(texto.slice(from, to), sugestao) }))

const likeWritten = (palavra: string, sugestao: string) =>
  /^\p{Lu}/u.test(palavra)
    ? sugestao.replace(/^./u, (first) => first.toLocaleUpperCase('pt-BR'))
    : sugestao

export const trocaOf = (
  texto: string,
  escrita: Escrita,
  { por, edits }: { por: string; edits: readonly TextEdit[] },
): Troca => ({
  escrita,
  por,
  depois: applyEdits(texto, edits),
  volta: invertEdits(texto, edits),
})

/** ', nas 3 vezes' for a word that stands there more than once. */
const timesWords = ({ passagens: { length } }: Escrita) =>
  length > 1 ? `, nas ${countedWords(length, 'vez', 'vezes')}` : ''

/** '“xave” trocada por “chave”, nas 3 vezes.' */
export const trocadaWords = ({ escrita, por }: Troca) =>
  `“${escrita.palavra}” trocada por “${por}”${timesWords(escrita)}.`

/** '2 sugestões para trocar, nas 3 vezes.' */
export const sugestoesWords = (count: number, escrita: Escrita) =>
  `${countedWords(count, 'sugestão', 'sugestões')} para trocar${timesWords(escrita)}.`
