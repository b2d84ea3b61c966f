import { maxBy } from 'es-toolkit'
import Papa from 'papaparse'

/** A person of a class, as a line of the file has them. */
export interface LinhaDeTurma {
  /** Its line in the file, from 1. */
  linha: number
  nome: string
  email: string
  /** Empty: one is made. */
  senha: string
}

const COLUNAS = {
  nome: ['nome', 'nome completo', 'aluno', 'aluna', 'estudante'],
  email: ['email', 'e-mail', 'correio eletronico'],
  senha: ['senha'],
} as const
type Coluna = keyof typeof COLUNAS

/** Without a header they come in this order. */
const SEM_CABECALHO: readonly Coluna[] = ['nome', 'email', 'senha']

/** The text of a file that Excel has saved: UTF-8, with its mark or without, or the older Windows-1252. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Who is in a class: one line a person, with semicolons, commas or tabs between name, e-mail and password. A header may
 * put them in another order, with other columns between them; without one they come in this order. Empty lines are left out.
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

/** What stands between the cells: that of the header, or what most lines have. Papa's guess needs all lines to be whole. */
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

/** Where each column stands; null where the line is a person already. */
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
