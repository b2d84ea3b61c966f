import { maxBy } from 'es-toolkit'
import Papa from 'papaparse'

/** A person in the file of a class. */
export interface LinhaDeTurma {
  /** The number of the line in the file, from 1. */
  linha: number
  nome: string
  email: string
  /** Empty: a password is made for the account. */
  senha: string
}

const COLUNAS = {
  nome: ['nome', 'nome completo', 'aluno', 'aluna', 'estudante'],
  email: ['email', 'e-mail', 'correio eletronico'],
  senha: ['senha'],
} as const
type Coluna = keyof typeof COLUNAS

/** The order of the columns in a file without a header. */
const SEM_CABECALHO: readonly Coluna[] = ['nome', 'email', 'senha']

/** Decodes a CSV file as Excel saves it: UTF-8 with or without a byte order mark, or the older Windows-1252. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Reads the people of a class, one on each line, with semicolons, commas or tabs between name, e-mail and password. A
 * header may give another order and other columns; without a header this is the order. Empty lines are left out.
 */
export function readTurma(texto: string): LinhaDeTurma[] {
  const text = texto.replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const cells = data.map((row) => row.map((cell) => cell.trim()))
  const first = cells.findIndex((row) => row.some(Boolean))
  const header = headerOf(cells[first] ?? [])
  const places = header ?? new Map(SEM_CABECALHO.map((coluna, place) => [coluna, place]))
  const at = (row: readonly string[], coluna: Coluna) => row[places.get(coluna) ?? NaN] ?? ''
  return cells.flatMap((row, index) => {
    if (!row.some(Boolean) || (header && index === first)) return []
    return [
      {
        linha: index + 1,
        nome: at(row, 'nome'),
        email: at(row, 'email'),
        senha: at(row, 'senha'),
      },
    ]
  })
}

const DELIMITERS = [';', '\t', ',']

/**
 * The delimiter with which the first line is a header, otherwise the one that most lines contain. Papa's own guess
 * needs lines of equal length.
 */
function delimiterOf(texto: string): string {
  const lines = texto.split(/\r?\n|\r/).filter((line) => line.trim() !== '')
  const cellsBy = (delimiter: string) =>
    (lines.find((line) => line.replaceAll(delimiter, '').trim() !== '') ?? '')
      .split(delimiter)
      .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
  return (
    DELIMITERS.find((delimiter) => headerOf(cellsBy(delimiter))) ??
    maxBy(DELIMITERS, (delimiter) => lines.filter((line) => line.includes(delimiter)).length) ??
    ';'
  )
}

/** The index of each column; null if the row is a person instead of a header. */
function headerOf(row: readonly string[]): Map<Coluna, number> | null {
  const words = row.map((cell) => cell.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase())
  const places = new Map<Coluna, number>()
  for (const coluna of SEM_CABECALHO) {
    const names: readonly string[] = COLUNAS[coluna]
    const place = words.findIndex((word) => names.includes(word))
    if (place >= 0) places.set(coluna, place)
  }
  return places.has('nome') && places.has('email') ? places : null
}
