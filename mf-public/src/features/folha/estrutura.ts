import { countPalavras } from './palavras.ts'

/** A title is a short line; a longer one is a paragraph. */
const TITULO_MAX_PALAVRAS = 12

/** A line that ends well before the margin of an exam's sheet, which takes some 60 characters. */
const VERSO_MAX_CARACTERES = 45

/** So many short lines in a row are no chance. */
const VERSOS_EM_SEQUENCIA = 4

/** Beginning, middle and end. */
export const PARAGRAFOS_MIN = 3

/** What a line of dialogue begins with: short lines in a row are then not verse. */
const FALA = /^["“‘«–—-]/

export interface Estrutura {
  /** Null where there is none. */
  titulo: string | null
  /** Each ends where the candidate began a new line. */
  paragrafos: readonly string[]
  /** Whether it looks like verse: several lines in a row that end long before the margin. */
  pareceVerso: boolean
}

/**
 * How an essay is built, as far as its line breaks tell. The title is the first line, where that is
 * short, ends without a full stop and is left behind by a line break; every other line is a paragraph,
 * whether blank lines stand between them or not, as on an exam's sheet.
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
