import type { AlternativaExtraida, Problema } from '../result.ts'
import { holdsAnnouncement } from '../structure/announcements.ts'
import { problem } from './exam-problems.ts'

const TAGS = /<[^>]+>/g
const ENDED = /[.;!?…][”"’)\]]*$/u
/** The letter of an alternative in the middle of a text: a label was probably missed. */
const INNER_LABEL =
  /(?:^|[.;:?!]\s+|\s{2,})(?:\([A-Ha-h]\)|[A-Ha-h]\))\s+[\p{L}\d]|(?:\([A-Ha-h]\)\s*){2,}/u
/**
 * In an alternative, a letter with a full stop may be a missed label, too. In a credit such a letter is a person's
 * initial.
 */
const INNER_DOT = /[.;:?!]\s+[B-H]\.\s+\p{Lu}/u

/** A pair of brackets for the candidate's mark does not belong to the text of an alternative. */
const ROOM_TO_MARK = /\(\s*\)/u

/** A number in bold type by itself may be the heading of another question. */
const BOLD_NUMBER = /<b>\d{1,3}\W{0,2}<\/b>(?=\s|$)/
/** Only punctuation was read: the rest of the alternative is a figure or a formula. */
const WORDLESS = 'Uma alternativa só tem sinais, sem letra nem número: compare com a página.'
const LOOSE_NUMBER = 'Há no texto um número que parece o de outra questão.'

/** Problems that the words of a question alone reveal: they contain parts of another text, or lack a part. */
export function suspicionsOf(
  texto: string,
  alternativas: readonly AlternativaExtraida[],
): Problema[] {
  const texts = alternativas.flatMap(({ texto: own }) => (own === undefined ? [] : [plain(own)]))
  return [
    ...(texts.some((text) => text !== '' && !/[\p{L}\p{N}]/u.test(text))
      ? [problem('alternativa_vazia', WORDLESS)]
      : []),
    ...(endsDiffer(texts) ? [problem('fim_de_alternativa')] : []),
    ...([plain(texto), ...texts].some((text) => INNER_LABEL.test(text)) ||
    texts.some((text) => INNER_DOT.test(text) || ROOM_TO_MARK.test(text)) ||
    alternativas.some(holdsLetter) ||
    beginAlike(texts)
      ? [problem('letra_no_texto')]
      : []),
    ...([texto, ...alternativas.map(({ texto: own = '' }) => own)].some((text) =>
      BOLD_NUMBER.test(text),
    )
      ? [problem('numero_repetido', LOOSE_NUMBER)]
      : []),
    ...([texto, ...texts].some(holdsAnnouncement) ? [problem('anuncio_no_texto')] : []),
    ...(beginsWithin(texto) ? [problem('comeco_de_texto')] : []),
  ]
}

/** Whether the letter of this alternative or of the next one stands in its text: an alternative may begin there. */
function holdsLetter({ nome, texto = '' }: AlternativaExtraida): boolean {
  const next = String.fromCodePoint((nome.codePointAt(0) ?? 0) + 1)
  return new RegExp(String.raw`\s\(?[${nome}${next}]\)\s`, 'iu').test(plain(texto))
}

/** Characters with which no text begins: they belong to the number or letter before the text. */
const LOOSE_SIGN = /^[|•▪■►▶→⇒»:;,.)\]]\s*/u

/** Whether all alternatives begin with the same sign, which then belongs to their letters or stands for pictures. */
const beginAlike = (texts: readonly string[]) =>
  texts.length > 1 &&
  LOOSE_SIGN.test(texts[0] ?? '') &&
  texts.every((text) => text.startsWith(texts[0]?.charAt(0) ?? ' '))

/** Whether a text begins in the middle of a sentence. */
function beginsWithin(texto: string): boolean {
  if (LOOSE_SIGN.test(plain(texto))) return true
  const first = /^[^\p{L}\d<]*(\p{L}{2,})/u.exec(plain(texto))?.[1]
  return first !== undefined && first === first.toLowerCase()
}

/**
 * Whether only some alternatives end with a full stop. One that differs has lost its end, or has text of another part.
 */
function endsDiffer(texts: readonly string[]): boolean {
  const ended = texts.filter((text) => ENDED.test(text)).length
  return ended > 0 && ended < texts.length
}

const plain = (text: string) => text.replaceAll(TAGS, '').trim()
