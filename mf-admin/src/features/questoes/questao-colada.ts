import { linhasUnidas, paragrafo } from '../../shared/texto/colado.ts'

/** What a pasted question says. */
export interface QuestaoColada {
  /** The number that it begins with; null where it has none. */
  numero: string | null
  texto: string
  /** By their order: the first is A. */
  alternativas: string[]
}

/** The letter of an alternative at the start of a line, and how it is set off. */
const MARKERS = {
  parentheses: /^\(([A-Ea-e])\)\s*/,
  parenthesis: /^([A-Ea-e])\)\s*/,
  stop: /^([A-Ea-e])\.\s+/,
  dash: /^([A-Ea-e])\s*[-–—]\s+/,
  none: /^([A-E])\s+(?=\S)/,
}
const LETRAS = 'ABCDE'
/** The least alternatives in a row to be taken for a list: a sentence may begin with 'A' or 'E' too. */
const LEAST = 3
/** With nothing around the letters, only all five are. */
const LEAST_OF_BARE = 5

/**
 * Parts a question that was pasted as a whole: its number, its text, and its alternatives, each with its lines joined.
 * Null where it has no alternatives in order, and where more than one question was pasted.
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

/** Alternatives that stand beside each other in a line come into one each. */
function lineByLine(text: string): string[] {
  return text
    .replaceAll(/ +(?=\([A-Ea-e]\) )/g, '\n')
    .replaceAll(/ {2,}(?=[A-Ea-e]\) )/g, '\n')
    .split('\n')
    .map((line) => withoutTagsAtStart(line.trim()))
}

/** A letter in bold, `<b>(A)</b> sal`, is read as one without. */
function withoutTagsAtStart(line: string): string {
  return line.replace(/^<([bi])>(\(?[A-Ea-e][).]?)\s*<\/\1>\s*/, '$2 ')
}

/** Where A, B, C and so on stand, at the last A that they follow. */
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
/** '12. Um trem': what follows begins a sentence, or '25. 000' would be one. */
const NUMERO = /^(\d{1,3})[.)]\s+(?=[\p{Lu}“"‘(<])/u

function stemOf(lines: readonly string[]): Pick<QuestaoColada, 'numero' | 'texto'> {
  const text = lines.join('\n').trim()
  const found = QUESTAO.exec(text) ?? NUMERO.exec(text)
  return { numero: found?.[1] ?? null, texto: linhasUnidas(text.slice(found?.[0].length ?? 0)) }
}
