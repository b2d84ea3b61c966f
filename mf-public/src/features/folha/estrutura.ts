import { countPalavras } from './palavras.ts'

/** A longer first line is a paragraph and not a title. */
const TITULO_MAX_PALAVRAS = 12

/** A shorter line ends well before the margin of an exam's sheet, which takes about 60 characters. */
const VERSO_MAX_CARACTERES = 45

/** This many short lines in a row look like verse. */
const VERSOS_EM_SEQUENCIA = 4

/** An essay needs a beginning, a middle and an end. */
export const PARAGRAFOS_MIN = 3

/** How a line of dialogue begins. Lines of dialogue may be short and do not count as verse. */
const FALA = /^["“‘«–—-]/

export interface Estrutura {
  titulo: string | null
  /** The lines with text, without the title. Every new line of the candidate begins a paragraph. */
  paragrafos: readonly string[]
  /** Whether the text looks like verse: several lines in a row that end well before the margin. */
  pareceVerso: boolean
}

/**
 * The structure of an essay, as far as its line breaks tell. The first line is the title when it is short, is followed
 * by a line break and does not end with a full stop, comma, colon or semicolon. Every other line is a paragraph, with
 * or without blank lines between them, as on an exam's sheet.
 */
export function estruturaOf(texto: string): Estrutura {
  const [first, ...others] = linesWithText(texto)
  const titulo = first !== undefined && isTitulo(first, texto) ? first : null
  const paragrafos = titulo === null && first !== undefined ? [first, ...others] : others
  return { titulo, paragrafos, pareceVerso: looksLikeVerse(paragrafos) }
}

function linesWithText(texto: string): string[] {
  return texto
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function isTitulo(first: string, texto: string): boolean {
  const isLeft = texto.trimStart().includes('\n')
  const endsLikeASentence = /[.;:,]$/.test(first) && !/(?:\.\.\.)$/.test(first)
  const palavras = countPalavras(first)
  return isLeft && palavras > 0 && palavras <= TITULO_MAX_PALAVRAS && !endsLikeASentence
}

function looksLikeVerse(lines: readonly string[]): boolean {
  let inARow = 0
  return lines.some((line) => {
    const isShort = line.length <= VERSO_MAX_CARACTERES && !FALA.test(line)
    inARow = isShort ? inARow + 1 : 0
    return inARow >= VERSOS_EM_SEQUENCIA
  })
}
