import { linhasUnidas, paragrafo } from '../../shared/texto/colado.ts'

export interface QuestaoColada {
  /** The number at its beginning; null if there is none. */
  numero: string | null
  /** The text before the question that its first line announces for several questions; null if there is none. */
  referencia: string | null
  texto: string
  /** The texts in their order: the first one is A. */
  alternativas: string[]
}

/** The letter of an alternative at the start of a line, in each way in which exams set it off. */
const MARKERS = {
  parentheses: /^\(([A-Ea-e])\)\s*/,
  parenthesis: /^([A-Ea-e])\)\s*/,
  stop: /^([A-Ea-e])\.\s+/,
  dash: /^([A-Ea-e])\s*[-–—]\s+/,
  none: /^([A-E])\s+(?=\S)/,
}
const LETRAS = 'ABCDE'
/** The minimum number of letters in a row for a list of alternatives. A sentence can begin with 'A' or 'E', too. */
const LEAST = 3
/** Without a sign after the letters, all five must be there. */
const LEAST_OF_BARE = 5

/**
 * Splits a question that was pasted as a whole into its number, its text, and its alternatives, each with its lines
 * joined. Null if it has no alternatives in order, or if more than one question was pasted.
 */
export function questaoColada(pasted: string): QuestaoColada | null {
  const lines = lineByLine(pasted)
  for (const marker of Object.values(MARKERS)) {
    const places = placesOf(lines, marker)
    if (places.length < (marker === MARKERS.none ? LEAST_OF_BARE : LEAST)) continue
    const parts = places.map((place, index) =>
      [lines[place]?.replace(marker, ''), ...lines.slice(place + 1, places[index + 1])].join('\n'),
    )
    if (lines.slice(places[0]).some((line) => QUESTAO.test(line))) return null
    return { ...stemOf(lines.slice(0, places[0])), alternativas: parts.map(paragrafo) }
  }
  return null
}

/** Puts alternatives that stand beside each other on lines of their own. */
function lineByLine(text: string): string[] {
  return text
    .replaceAll(/ +(?=\([A-Ea-e]\) )/g, '\n')
    .replaceAll(/ {2,}(?=[A-Ea-e]\) )/g, '\n')
    .split('\n')
    .map((line) => withoutTagsAtStart(line.trim()))
}

/** Removes the tags around a letter at the start of a line: `<b>(A)</b> sal` is read as `(A) sal`. */
function withoutTagsAtStart(line: string): string {
  return line.replace(/^<([bi])>(\(?[A-Ea-e][).]?)\s*<\/\1>\s*/, '$2 ')
}

/** The indices of the lines that begin with A, B, C and so on, from the last line that begins with A. */
function placesOf(lines: readonly string[], marker: RegExp): number[] {
  const letterAt = lines.map((line) => marker.exec(line)?.[1]?.toUpperCase())
  const from = letterAt.lastIndexOf('A')
  if (from === -1) return []
  const places: number[] = []
  for (let place = from; place < lines.length && places.length < LETRAS.length; place++) {
    if (letterAt[place] === LETRAS[places.length]) places.push(place)
  }
  return places
}

const QUESTAO = /^(?:<b>)?quest[ãa]o\s+(\d{1,3})\s*[.)\-–—:]*\s*(?:<\/b>)?\s*/i
/**
 * '12. Um trem': the number counts only before the beginning of a sentence, because '25. 000' is a number in the text.
 */
const NUMERO = /^(\d{1,3})[.)]\s+(?=[\p{Lu}“"‘(<])/u

/** 'Questão 12' on a line of its own, which may stand below the text to which the question refers. */
const HEADING = /^(?:<b>)?quest[ãa]o\s+(\d{1,3})\s*[.)\-–—:]*\s*(?:<\/b>)?$/i
/** 'Leia o texto para responder às questões de 12 a 14.', which may be parted into two lines. */
const ANNOUNCEMENT =
  /^[^.:]{0,160}quest(?:ões|oes)\s+(?:de\s+)?\d{1,3}\s+(?:e|a)\s+\d{1,3}[.:]*\s*/iu

type Stem = Omit<QuestaoColada, 'alternativas'>

function stemOf(lines: readonly string[]): Stem {
  const headings = lines.flatMap((line, place) => (HEADING.test(line) ? [place] : []))
  const [place = 0] = headings
  if (headings.length !== 1 || place === 0) return numbered(lines.join('\n').trim())
  const before = lines.slice(0, place).join('\n').trim()
  const after = lines
    .slice(place + 1)
    .join('\n')
    .trim()
  const numero = HEADING.exec(lines[place] ?? '')?.[1] ?? null
  const announced = ANNOUNCEMENT.exec(before)?.[0]
  if (announced === undefined || after === '') {
    return { numero, referencia: null, texto: linhasUnidas(`${before}\n${after}`) }
  }
  const referencia = linhasUnidas(before.slice(announced.length))
  return { numero, referencia: referencia || null, texto: linhasUnidas(after) }
}

function numbered(text: string): Stem {
  const found = QUESTAO.exec(text) ?? NUMERO.exec(text)
  const texto = linhasUnidas(text.slice(found?.[0].length ?? 0))
  return { numero: found?.[1] ?? null, referencia: null, texto }
}
