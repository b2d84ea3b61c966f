import { boxOf, holdsMiddleOf } from '../geometry.ts'
import type { FlowFigure, FlowItem, FlowLine, FlowTable } from '../layout/flow.ts'
import { cellRowsOf } from '../layout/tables.ts'
import type { Problema, ReferenciaExtraida } from '../result.ts'
import { hasFragments, hasLooseWords, hasSentence } from '../structure/doubts.ts'
import { goOnInColumns, hasWordsInColumns } from '../structure/column-doubts.ts'
import type { Vocabulary } from '../text/hyphens.ts'
import { linesOf } from '../text/lines.ts'
import { oneLineOf, textFieldOf } from '../text/markup.ts'
import { regionsOf, type Book, type Cuttings } from './book.ts'
import { formulaProblems } from './formulas.ts'
import { FRAGMENTS, problem } from './exam-problems.ts'
import { suspicionsOf } from './suspicions.ts'

/** The content of items: their running text, and their pictures and tables as referências. */
export interface Support {
  texto: string
  referencias: ReferenciaExtraida[]
  problemas: Problema[]
  /** The lines of the running text. */
  lines: FlowLine[]
}

const PARTED_TABLE = 'Uma tabela pode ir de uma coluna ou página para outra: confira se é uma só.'
const IN_COLUMNS = 'Há palavras em duas colunas no meio do texto: confira a ordem delas.'
const LOOSE_WORDS = 'Há palavras junto a uma figura que podem ser dela: compare com a página.'

/**
 * Reads the items of a stem or of a shared text. Referências are named after `id`: `id`-figura-1, `id`-tabela-1 and so
 * on.
 */
export function supportOf(
  items: readonly FlowItem[],
  id: string,
  faixa: number[],
  book: Book,
  cuttings: Cuttings,
): Support {
  const figures = items.filter((item) => item.kind === 'figure')
  const tables = items.filter((item) => item.kind === 'table')
  const lines = items.filter((item) => item.kind === 'line')
  const pictures = figures.map((figure, index) =>
    pictureOf(figure, `${id}-figura-${index + 1}`, faixa, book, cuttings),
  )
  const ruled = tables.map((table, index) =>
    ruledOf(table, `${id}-tabela-${index + 1}`, faixa, book.words, cuttings),
  )
  const problemas = [
    ...(figures.some((figure) => hasSentence(figure, book.bodySize))
      ? [problem('figura_com_texto')]
      : []),
    ...(hasLooseWords(items) ? [problem('figura_com_texto', LOOSE_WORDS)] : []),
    ...(ruled.some(({ texto }) => texto === undefined) ? [problem('tabela')] : []),
    ...formulaProblems([tables]),
    ...(hasWordsInColumns(items) || goOnInColumns(items) ? [problem('tabela', IN_COLUMNS)] : []),
    ...(hasPartedTable(items) ? [problem('tabela', PARTED_TABLE)] : []),
  ]
  return {
    texto: textFieldOf(lines, book.words),
    referencias: [...pictures, ...ruled],
    problemas,
    lines,
  }
}

/** Whether a table directly follows another one with as many columns, on the next page or in the next column. */
const hasPartedTable = (items: readonly FlowItem[]) =>
  items.some((item, index) => {
    const before = items[index - 1]
    return (
      before?.kind === 'table' &&
      item.kind === 'table' &&
      (before.page !== item.page || item.box.y1 < before.box.y0) &&
      before.box.xs.length === item.box.xs.length
    )
  })

function pictureOf(
  figure: FlowFigure,
  id: string,
  faixa: number[],
  { words }: Book,
  cuttings: Cuttings,
): ReferenciaExtraida {
  return {
    id,
    imagem: cuttings.cut(id, figure.page, figure.box),
    ...captionsOf(figure, words),
    faixa,
    regioes: [{ pagina: figure.page, ...boxOf(figure.box) }],
  }
}

function captionsOf({ legenda, titulo }: FlowFigure | FlowTable, words: Vocabulary) {
  return {
    ...(titulo.length > 0 && { titulo: plainText(oneLineOf(titulo, words)) }),
    ...(legenda.length > 0 && { legenda: oneLineOf(legenda, words) }),
  }
}

/** Titles are displayed in bold, so they need no tag for it. */
const plainText = (text: string) => text.replaceAll(/<\/?b>/g, '')

function ruledOf(
  table: FlowTable,
  id: string,
  faixa: number[],
  words: Vocabulary,
  cuttings: Cuttings,
): ReferenciaExtraida {
  const regioes = [{ pagina: table.page, ...boxOf(table.box) }]
  const texto = tableText(table, words)
  return {
    id,
    ...(texto === undefined ? { imagem: cuttings.cut(id, table.page, table.box) } : { texto }),
    ...captionsOf(table, words),
    faixa,
    regioes,
  }
}

/** A table as markup (docs/decisions/texts.md); undefined where its cells cannot be told apart or contain drawings. */
function tableText(table: FlowTable, words: Vocabulary): string | undefined {
  const crosses = table.pieces.some(({ x0, x1 }) =>
    table.box.xs.some((x) => x > x0 + 1 && x < x1 - 1),
  )
  if (crosses || table.hasDrawings) return undefined
  const rows = cellRowsOf(table.box).map((cells) =>
    cells.map((cell) => {
      const pieces = table.pieces.filter((piece) => holdsMiddleOf(cell, piece))
      const lines = linesOf(pieces).map((line) => ({ line, page: table.page, column: cell }))
      return oneLineOf(lines, words)
    }),
  )
  const written = rows.filter((cells) => cells.some((cell) => cell !== ''))
  return `<table>${written.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
}

/** A shared text with its pictures, as referências of all questions in `faixa`. */
export function sharedOf(
  items: readonly FlowItem[],
  faixa: number[],
  book: Book,
  cuttings: Cuttings,
): { referencias: ReferenciaExtraida[]; problemas: Problema[] } {
  const id = `texto-${faixa.map((numero) => String(numero).padStart(2, '0')).join('-')}`
  const { texto, referencias, problemas, lines } = supportOf(items, id, faixa, book, cuttings)
  const text = texto === '' ? [] : [{ id, texto, faixa, regioes: regionsOf(lines) }]
  const isEmpty = texto === '' && referencias.length === 0
  const doubts = [
    ...(isEmpty ? [problem('texto_anunciado_vazio')] : suspicionsOf(texto, [])),
    ...(hasFragments(lines) ? [problem('caracteres_desconhecidos', FRAGMENTS)] : []),
    ...formulaProblems([lines]),
  ]
  return { referencias: [...text, ...referencias], problemas: [...problemas, ...doubts] }
}
